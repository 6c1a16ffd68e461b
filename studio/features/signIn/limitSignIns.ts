import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { addressGroup } from '../../../core/lib/addresses.ts'
import { labels } from '../../access/labels.ts'
import { RequestError } from '../../kit/RequestError.ts'

/** Two for each sign-in: what is asked, and the answer. An office behind one address comes in within a minute. */
const PER_MINUTE = 40
const WINDOW_S = 60

/**
 * Turns away who tries too often. Only what leads to a session counts: who has one goes on working, from the same
 * address too.
 */
export function limitSignIns(): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: PER_MINUTE, duration: WINDOW_S })
  const secret = randomBytes(32)
  return async ({ ip }, reply) => {
    // Addresses are told apart, and not kept.
    const key = createHmac('sha256', secret).update(addressGroup(ip)).digest('base64url')
    try {
      await limiter.consume(key)
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      reply.header('retry-after', Math.max(1, Math.ceil(error.msBeforeNext / 1000)))
      throw new RequestError(429, labels.errors.tooMany)
    }
  }
}

/** For whoever has no session yet. */
export type OpenRoute = {
  readonly config: { readonly access: 'public' }
  readonly onRequest: ReturnType<typeof limitSignIns>
}
