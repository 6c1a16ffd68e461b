import { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Dialect, Kysely, PostgresDialect } from 'kysely'
import { type ClientBase, Pool, DatabaseError as PostgresError } from 'pg'
import { isCertificateError } from '../lib/certificateError.ts'
import { DatabaseError } from './DatabaseError.ts'
import { CORE_MIGRATIONS, type Migrations, migrateTables } from './migrateTables.ts'
import type { Tables } from './tables.ts'

/** How long a start waits for a server that is starting too, after a power cut for example. */
const START_PATIENCE_MS = 30_000
const PAUSE_MS = 500

/**
 * Codes of a server that is starting, stopping or out of connections
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const PASSING_CODES = new Set(['57P01', '57P02', '57P03', '53300'])
/** Codes of a server that rejects the role, the password, the database or the rights. */
const REJECTION_CODES = new Set(['28000', '28P01', '3D000', '42501'])

/**
 * Connects to PostgreSQL and brings its tables up to date.
 * @param patienceMs how long to wait for a server that does not answer.
 * @throws DatabaseError if the server does not answer in that time, rejects the user or the database, shows a
 * certificate that cannot be trusted, or holds the tables of another version.
 */
export async function openPostgres(
  databaseUrl: string,
  migrations: Migrations,
  patienceMs = START_PATIENCE_MS,
): Promise<Kysely<Tables>> {
  const deadlineMs = performance.now() + patienceMs
  for (;;) {
    try {
      await migratePostgres(databaseUrl, migrations)
      return new Kysely<Tables>({ dialect: postgresDialect(databaseUrl) })
    } catch (error) {
      if (error instanceof DatabaseError) throw error
      const server = serverOf(databaseUrl)
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      // Waiting does not help here.
      if (isCertificateError(code)) {
        throw new DatabaseError({ kind: 'distrusted', server, code }, { cause: error })
      }
      if (error instanceof PostgresError && REJECTION_CODES.has(code)) {
        throw new DatabaseError({ kind: 'rejected', server, reason: error.message, code })
      }
      if (error instanceof PostgresError && !PASSING_CODES.has(code)) throw error
      if (performance.now() + PAUSE_MS > deadlineMs) {
        throw new DatabaseError({ kind: 'unreachable', server }, { cause: error })
      }
      await wait(PAUSE_MS)
    }
  }
}

async function migratePostgres(databaseUrl: string, migrations: Migrations): Promise<void> {
  const database = new Kysely<Tables>({ dialect: postgresMigrationDialect(databaseUrl) })
  try {
    await migrateTables(database, { migrations, madeIn: CORE_MIGRATIONS })
  } finally {
    await database.destroy()
  }
}

/** Host and port: the part of the address that may be shown, because the rest holds a password. */
function serverOf(databaseUrl: string): string {
  const { hostname, port, searchParams } = new URL(databaseUrl)
  return `${hostname || searchParams.get('host') || 'localhost'}:${port || '5432'}`
}

/** A batch takes milliseconds; more connections would only wait for the same disk. */
const MAX_CONNECTIONS = 8
/** For one statement, including waits for locks. */
const STATEMENT_TIMEOUT_MS = 3_000
const SILENCE_TIMEOUT_MS = 4_000
/** A migration of large tables takes time, and may wait for the migration of another process. */
const MIGRATION_SILENCE_TIMEOUT_MS = 10 * 60_000

// A server, database or role may have synchronous_commit off; then a commit would not wait for the disk, and an
// acknowledged submission could be lost.
const DURABLE = 'set synchronous_commit to on'

/** PostgreSQL for the receiver's work: durable commits, and errors within seconds. */
function postgresDialect(databaseUrl: string): Dialect {
  return new PostgresDialect({
    pool: createPostgresPool({
      databaseUrl,
      maxConnections: MAX_CONNECTIONS,
      silenceTimeoutMs: SILENCE_TIMEOUT_MS,
      sessionSettings: `${DURABLE}; set statement_timeout to ${STATEMENT_TIMEOUT_MS}`,
    }),
  })
}

/** PostgreSQL for migrations, which may take long. */
export function postgresMigrationDialect(databaseUrl: string): Dialect {
  return new PostgresDialect({
    pool: createPostgresPool({
      databaseUrl,
      maxConnections: 1,
      silenceTimeoutMs: MIGRATION_SILENCE_TIMEOUT_MS,
      sessionSettings: `${DURABLE}; set statement_timeout to 0`,
    }),
  })
}

export type PostgresPoolOptions = {
  databaseUrl: string
  maxConnections: number
  /** A connection counts as dead after this long without a byte. */
  silenceTimeoutMs: number
  /** Settings of each session, as SQL. */
  sessionSettings: string
}

/** To get a connection, including the wait for a free one. */
const CONNECT_TIMEOUT_MS = 2_500

/**
 * A connection pool that fails within seconds if the server is away or silent, and reconnects by itself when the server
 * is back.
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
    // A server that hangs, or a network that swallows packets, never answers a cancel. So the connection itself is
    // closed, with every query that waits on it.
    stream: () => {
      const socket = new Socket()
      return socket.setTimeout(silenceTimeoutMs, () => socket.destroy())
    },
    onConnect: (client: ClientBase) => client.query(sessionSettings),
  })
  // The connection was lost while idle, or between two statements of a transaction. The next query reports it; without
  // a listener, the event would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
