import { setTimeout as wait } from 'node:timers/promises'
import { Kysely } from 'kysely'
import { DatabaseError } from 'pg'
import { ConfigError } from '../ConfigError.ts'
import { describeCertificateError } from '../certificateError.ts'
import { migrateDatabase } from './migrateDatabase.ts'
import { postgresDialect, postgresMigrationDialect } from './postgresDialect.ts'
import type { ReceiverDatabase } from './schema.ts'

/** How long a start waits for a server that starts at the same time, after a power cut say. */
const START_PATIENCE_MS = 30_000
const PAUSE_MS = 500

/** Codes of a server that is starting or stopping (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const PASSING_CODES = new Set(['57P01', '57P02', '57P03', '53300'])
/** Codes of a server that refuses the address as it is: role, password, database, rights. */
const REFUSAL_CODES = new Set(['28000', '28P01', '3D000', '42501'])

/**
 * Connects to PostgreSQL and brings its tables up to date.
 * @param patienceMs how long a server that does not answer is waited for.
 * @throws ConfigError when it does not answer in that time, refuses the user or the database, or shows a
 * certificate that cannot be trusted.
 */
export async function openPostgres(
  databaseUrl: string,
  patienceMs = START_PATIENCE_MS,
): Promise<Kysely<ReceiverDatabase>> {
  const deadlineMs = performance.now() + patienceMs
  for (;;) {
    try {
      await migratePostgres(databaseUrl)
      return new Kysely<ReceiverDatabase>({ dialect: postgresDialect(databaseUrl) })
    } catch (error) {
      const distrust = describeDistrust(databaseUrl, error)
      if (distrust !== null) throw new ConfigError(`DATABASE_URL: ${distrust}`, { cause: error })
      const isAnswer = error instanceof DatabaseError
      if (isAnswer && REFUSAL_CODES.has(error.code ?? '')) throw refused(databaseUrl, error)
      if (isAnswer && !PASSING_CODES.has(error.code ?? '')) throw error
      if (performance.now() + PAUSE_MS > deadlineMs) throw unreachable(databaseUrl, error)
      await wait(PAUSE_MS)
    }
  }
}

async function migratePostgres(databaseUrl: string): Promise<void> {
  const database = new Kysely<ReceiverDatabase>({ dialect: postgresMigrationDialect(databaseUrl) })
  try {
    await migrateDatabase(database)
  } finally {
    await database.destroy()
  }
}

/** What is wrong with the server's certificate, which waiting does not mend; null for any other error. */
function describeDistrust(databaseUrl: string, error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return describeCertificateError(code, {
    name: `PostgreSQL at ${serverOf(databaseUrl)}`,
    hostSetting: 'DATABASE_URL',
    trustSetting: 'name the file of its authority there as sslrootcert',
  })
}

function refused(databaseUrl: string, { message, code }: DatabaseError): ConfigError {
  return new ConfigError(
    `DATABASE_URL: PostgreSQL at ${serverOf(databaseUrl)} refuses it (${message}, ${code}). Use a user, a password and a database that exist there; the user must own the database or be allowed to make tables in it.`,
  )
}

function unreachable(databaseUrl: string, cause: unknown): ConfigError {
  return new ConfigError(
    `DATABASE_URL: PostgreSQL at ${serverOf(databaseUrl)} does not answer. Start it, or correct host and port. Leave DATABASE_URL blank to use SQLite.`,
    { cause },
  )
}

/** Host and port: what may be told of an address that holds a password. */
function serverOf(databaseUrl: string): string {
  const { hostname, port, searchParams } = new URL(databaseUrl)
  return `${hostname || searchParams.get('host') || 'localhost'}:${port || '5432'}`
}
