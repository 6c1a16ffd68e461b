import { statSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { type Inbox, InboxError, type Project } from '../cli/Command.ts'
import { openPostgres, postgresMigrationDialect } from '../core/database/openPostgres.ts'
import { openSqlite, SQLITE_FILE_NAME } from '../core/database/openSqlite.ts'
import type { ReceiverDatabase } from '../core/tables.ts'
import type { Config } from './config.ts'

/** A person waits: a server that is away is said soon. */
const POSTGRES_PATIENCE_MS = 3_000
/** Long for a receiver's commits, short of a program that hangs. Nobody is served meanwhile. */
const SQLITE_PATIENCE_MS = 10_000

/**
 * Opens the database of the receiver, which may be running. A database that is not there yet is not
 * made.
 * @returns the sentence that says so where there is none.
 * @throws ConfigError when PostgreSQL cannot be reached; InboxError when this user may not look.
 */
export async function openInbox(
  { dataDirectory, databaseUrl }: Pick<Config, 'dataDirectory' | 'databaseUrl'>,
  readChannels: Inbox['readChannels'],
  project: Project,
): Promise<Inbox | string> {
  if (databaseUrl === null) {
    const file = join(dataDirectory, SQLITE_FILE_NAME)
    if (isMissing(file)) return `No messages yet: there is no database at ${file}.`
    const database = await openSqlite(dataDirectory, SQLITE_PATIENCE_MS)
    return { database, store: { kind: 'sqlite', file }, readChannels, project }
  }
  if (!(await hasTables(databaseUrl))) {
    return 'No messages yet: the receiver has not used the database of DATABASE_URL.'
  }
  const database = await openPostgres(databaseUrl, POSTGRES_PATIENCE_MS)
  return { database, store: { kind: 'postgresql', databaseUrl }, readChannels, project }
}

/** What may not be looked at is not missing: to say so would hide every message. */
function isMissing(file: string): boolean {
  try {
    statSync(file)
    return false
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return true
    throw new InboxError(
      `${file} cannot be opened: ${cause}. Run this as the user who runs the receiver.`,
      { cause },
    )
  }
}

async function hasTables(databaseUrl: string): Promise<boolean> {
  const database = new Kysely<ReceiverDatabase>({ dialect: postgresMigrationDialect(databaseUrl) })
  try {
    const query = sql<{ name: string | null }>`select to_regclass('submissions') as name`
    const { rows } = await query.execute(database)
    return rows[0]?.name !== null
  } catch {
    // Opening it will say what is wrong.
    return true
  } finally {
    await database.destroy()
  }
}
