import { type Dialect, PostgresDialect } from 'kysely'
import { createPostgresPool } from './createPostgresPool.ts'

/** A batch takes milliseconds; more connections would only wait for the same disk. */
const MAX_CONNECTIONS = 8
/** For one statement, waits for locks included. */
const STATEMENT_TIMEOUT_MS = 3_000
const SILENCE_TIMEOUT_MS = 4_000
/** A change of large tables takes its time, and waits for that of another process. */
const MIGRATION_SILENCE_TIMEOUT_MS = 10 * 60_000

// A server, database or role may have synchronous_commit off; then a commit would not wait for the
// disk, and an acknowledged submission could be lost.
const DURABLE = 'set synchronous_commit to on'

/** PostgreSQL for the receiver's work: durable commits, and an error within seconds. */
export function postgresDialect(databaseUrl: string): Dialect {
  return new PostgresDialect({
    pool: createPostgresPool({
      databaseUrl,
      maxConnections: MAX_CONNECTIONS,
      silenceTimeoutMs: SILENCE_TIMEOUT_MS,
      sessionSettings: `${DURABLE}; set statement_timeout to ${STATEMENT_TIMEOUT_MS}`,
    }),
  })
}

/** PostgreSQL for changes of the tables, which may take long. */
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
