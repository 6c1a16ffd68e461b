import type { Server } from 'node:http'
import type { FastifyHttpOptions } from 'fastify'
import { MAX_BODY_BYTES } from '../../forms/fields.ts'

/** How long a connection may take, in milliseconds. */
export type Timeouts = {
  /** For a request's head to arrive. */
  headersMs: number
  /** For a whole request to arrive, body included. */
  requestMs: number
  /** For the next request on a connection that is kept. */
  keepAliveMs: number
  /** Without a byte in either direction: a reader that has stopped reading. */
  idleMs: number
  /** Between two looks for connections that are over their time. */
  checkMs: number
}

export const DEFAULT_TIMEOUTS: Timeouts = {
  headersMs: 10_000,
  requestMs: 30_000,
  // Longer than nginx and load balancers keep theirs (60 s), so that it is never us who close first.
  keepAliveMs: 65_000,
  idleMs: 120_000,
  checkMs: 5_000,
}

/** Head of a request. A long address is an unknown one, not an error. */
export const MAX_HEAD_BYTES = 16 * 1024

/** How much may be under way at once. */
export type Capacity = {
  /** Connections; what comes beyond is closed at once, before it costs anything. */
  connections: number
  /** Connections of one visitor, in the sense of `addressGroup`. Trusted proxies are exempt. */
  connectionsPerAddress: number
  /** Bytes of forms that have begun to arrive, as they were announced. */
  bodyBytes: number
}

export const DEFAULT_CAPACITY: Capacity = {
  // Each takes some 20 kB.
  connections: 8_192,
  // A browser opens six: an office of forty people, each on the site within the same minute.
  connectionsPerAddress: 256,
  // Most forms have 1 kB and are here at once.
  bodyBytes: 1_024 * MAX_BODY_BYTES,
}

/**
 * Requests on one connection that wait for their answers. Browsers and proxies send one; each costs an open
 * file, whether or not its answer is ever read.
 */
export const MAX_WAITING_REQUESTS = 16

/** Connections that may wait to be accepted; the system may allow fewer (Linux: somaxconn). */
export const BACKLOG = 4_096

/** The limits as Fastify and Node's server take them. */
export function serverLimits({
  headersMs,
  requestMs,
  keepAliveMs,
  idleMs,
  checkMs,
}: Timeouts): Pick<
  FastifyHttpOptions<Server>,
  'requestTimeout' | 'keepAliveTimeout' | 'connectionTimeout' | 'http'
> {
  return {
    requestTimeout: requestMs,
    keepAliveTimeout: keepAliveMs,
    connectionTimeout: idleMs,
    http: {
      headersTimeout: headersMs,
      // Node rejects a head that may take longer than its request.
      requestTimeout: requestMs,
      connectionsCheckingInterval: checkMs,
      maxHeaderSize: MAX_HEAD_BYTES,
    },
  }
}
