import type { Server } from 'node:http'
import type { FastifyHttpOptions } from 'fastify'
import { MAX_BODY_BYTES } from '../../forms/fields.ts'

/** Timeouts of a connection, in milliseconds. */
export type Timeouts = {
  /** For a request's head to arrive. */
  headersMs: number
  /** For a whole request to arrive, body included. */
  requestMs: number
  /** For the next request on a kept-alive connection. */
  keepAliveMs: number
  /** Without a byte in either direction, for example when a client has stopped reading. */
  idleMs: number
  /** Interval between checks for connections that have timed out. */
  checkMs: number
}

export const DEFAULT_TIMEOUTS: Timeouts = {
  headersMs: 10_000,
  requestMs: 30_000,
  // Longer than nginx and load balancers keep theirs (60 s), so that we never close first.
  keepAliveMs: 65_000,
  idleMs: 120_000,
  checkMs: 5_000,
}

/** Largest head of a request. A long URL within it is an unknown address, not an error. */
export const MAX_HEAD_BYTES = 16 * 1024

/** Limits of concurrent work. */
export type Capacity = {
  /** Most connections; further ones are closed at once, before they cost anything. */
  connections: number
  /** Most connections of one visitor, as `addressGroup` defines a visitor. Trusted proxies are exempt. */
  connectionsPerAddress: number
  /** Most announced bytes of forms that are still arriving. */
  bodyBytes: number
}

export const DEFAULT_CAPACITY: Capacity = {
  // Each takes about 20 kB.
  connections: 8_192,
  // A browser opens six: enough for an office of forty people who visit the site within the same minute.
  connectionsPerAddress: 256,
  // Most forms have 1 kB and arrive at once.
  bodyBytes: 1_024 * MAX_BODY_BYTES,
}

/**
 * Most pending requests on one connection. Browsers and proxies send one; each costs an open file, whether or not its
 * response is ever read.
 */
export const MAX_WAITING_REQUESTS = 16

/** Connections that may wait to be accepted; the system may allow fewer (Linux: somaxconn). */
export const BACKLOG = 4_096

/** The limits in the form that Fastify and Node's server take. */
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
      // Node rejects a head timeout that is longer than the request timeout.
      requestTimeout: requestMs,
      connectionsCheckingInterval: checkMs,
      maxHeaderSize: MAX_HEAD_BYTES,
    },
  }
}
