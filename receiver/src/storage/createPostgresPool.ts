import { Socket } from 'node:net'
import { type ClientBase, Pool } from 'pg'

export type PostgresPoolOptions = {
  databaseUrl: string
  maxConnections: number
  /** After this long without a byte a connection counts as dead. */
  silenceTimeoutMs: number
  /** Settings of each session, as SQL. */
  sessionSettings: string
}

/** For a connection to be there, waiting for a free one included. */
const CONNECT_TIMEOUT_MS = 2_500

/**
 * Connections to PostgreSQL that fail within seconds when the server is away or silent, and are
 * replaced unaided when it is back.
 */
export function createPostgresPool({
  databaseUrl,
  maxConnections,
  silenceTimeoutMs,
  sessionSettings,
}: PostgresPoolOptions): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: maxConnections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    // An idle connection is closed properly before its silence would end it.
    idleTimeoutMillis: silenceTimeoutMs / 2,
    // A server that hangs, or a network that swallows packets, never answers a cancel: the
    // connection itself is given up, with every query that waits on it.
    stream: () => {
      const socket = new Socket()
      return socket.setTimeout(silenceTimeoutMs, () => socket.destroy())
    },
    onConnect: (client: ClientBase) => client.query(sessionSettings),
  })
  // A connection was lost while nothing was asked of it: idle, or between two statements of a
  // transaction. The next query finds out; unheard, the event would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
