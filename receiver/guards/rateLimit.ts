import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { createPostgresPool } from '../../core/database/openPostgres.ts'
import { addressGroup, isLoopback } from '../../core/lib/addresses.ts'
import { RejectedError } from '../forms/problems.ts'
import type { ReceiverOptions } from '../kit/Receiver.ts'

/**
 * Rejects forms from an address that sends too many, before their body is read. Programs on this machine are exempt.
 */
export function limitRate(
  app: FastifyInstance,
  { rateLimitPerMinute, databaseUrl }: ReceiverOptions,
): void {
  if (rateLimitPerMinute === 0) return
  const limiter = createRateLimiter({ perMinute: rateLimitPerMinute, databaseUrl })
  app.addHook('onClose', () => limiter.close())
  app.addHook('onRequest', async (request) => {
    // The method is checked first, because Fastify builds `routeOptions` anew for each request that reads it.
    if (request.method !== 'POST' || request.routeOptions.config.protocol === undefined) return
    if (isLoopback(request.ip)) return
    const retryAfterS = await limiter.count(request.ip)
    if (retryAfterS !== null) throw new RejectedError([{ code: 'TOO_MANY_MESSAGES', retryAfterS }])
  })
}

const WINDOW_S = 60
/**
 * A window that ends later than this cannot be explained by clock differences between machines: a clock was set back.
 */
const MAX_WAIT_MS = (WINDOW_S + 3 * 60) * 1000
const MAX_CONNECTIONS = 2
const STATEMENT_TIMEOUT_MS = 1_000
const SILENCE_TIMEOUT_MS = 2_000

type RateLimiter = {
  /**
   * Counts a post from an address.
   * @returns seconds to wait if the post exceeds the limit, else null.
   */
  count(address: string): Promise<number | null>
  close(): Promise<void>
}

type RateLimiterOptions = { perMinute: number; databaseUrl: string | null }

/**
 * Counts posts by their source address, and stores only a keyed hash of it. With PostgreSQL all processes share the
 * counts; while it is away, each process counts by itself.
 */
function createRateLimiter({ perMinute, databaseUrl }: RateLimiterOptions): RateLimiter {
  const memory = new RateLimiterMemory({ points: perMinute, duration: WINDOW_S })
  // All processes that share the counts have the same key, and it is not in the database.
  const hashKey = databaseUrl ?? randomBytes(32)
  const keyOf = (address: string) =>
    createHmac('sha256', hashKey).update(addressGroup(address)).digest('base64url')
  if (databaseUrl === null) {
    return { count: (address) => consume(memory, keyOf(address)), close: async () => {} }
  }

  const pool = createPostgresPool({
    databaseUrl,
    maxConnections: MAX_CONNECTIONS,
    silenceTimeoutMs: SILENCE_TIMEOUT_MS,
    // Counts may be lost in a power cut; waiting for the disk would slow every post.
    sessionSettings: `set synchronous_commit to off; set statement_timeout to ${STATEMENT_TIMEOUT_MS}`,
  })
  const shared = new RateLimiterPostgres({
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    points: perMinute,
    duration: WINDOW_S,
    // An address over its limit is rejected without another query.
    inMemoryBlockOnConsumed: perMinute + 1,
    insuranceLimiter: memory,
  })
  return { count: (address) => consume(shared, keyOf(address)), close: () => pool.end() }
}

async function consume(
  limiter: RateLimiterMemory | RateLimiterPostgres,
  key: string,
): Promise<number | null> {
  try {
    await limiter.consume(key)
    return null
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    if (error.msBeforeNext > MAX_WAIT_MS) {
      await limiter.delete(key)
      return consume(limiter, key)
    }
    return Math.max(1, Math.ceil(error.msBeforeNext / 1000))
  }
}
