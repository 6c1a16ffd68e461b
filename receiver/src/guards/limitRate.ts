import type { FastifyInstance } from 'fastify'
import { isLoopback } from '../addresses.ts'
import { RefusedError } from '../answers/RefusedError.ts'
import type { ReceiverOptions } from '../ReceiverOptions.ts'
import { createRateLimiter } from './createRateLimiter.ts'

/**
 * Refuses forms from an address that sends too many, before their body is read. This machine's own
 * programs are exempt.
 */
export function limitRate(
  app: FastifyInstance,
  { rateLimitPerMinute, databaseUrl }: ReceiverOptions,
): void {
  if (rateLimitPerMinute === 0) return
  const limiter = createRateLimiter({ perMinute: rateLimitPerMinute, databaseUrl })
  app.addHook('onClose', () => limiter.close())
  app.addHook('onRequest', async (request) => {
    // The method first: what is known of a route is gathered anew for each request that asks for it.
    if (request.method !== 'POST' || request.routeOptions.config.protocol === undefined) return
    if (isLoopback(request.ip)) return
    const retryAfterS = await limiter.count(request.ip)
    if (retryAfterS !== null) throw new RefusedError([{ code: 'TOO_MANY_MESSAGES', retryAfterS }])
  })
}
