import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { addressGroup } from '../../../core/lib/addresses.ts'
import { labels } from '../../access/labels.ts'
import { RequestError } from '../../kit/RequestError.ts'

/**
 * A sign-in takes two requests, for the challenge and for its answer. The limit lets an office behind one address sign
 * in within a minute.
 */
const PER_MINUTE = 40
const WINDOW_S = 60

/**
 * Limits sign-in requests by address. Only routes that lead to a session count, so people with a session can go on
 * working from the same address.
 */
export function limitSignIns(): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: PER_MINUTE, duration: WINDOW_S })
  const secret = randomBytes(32)
  return async ({ ip }, reply) => {
    // The limiter counts by a keyed hash, so that no address is stored.
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

/** Options of routes for people without a session. */
export type OpenRoute = {
  readonly config: { readonly access: 'public' }
  readonly onRequest: ReturnType<typeof limitSignIns>
}
