import { statSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import type { DatabaseConfig } from '../core/database/connectDatabase.ts'
import { postgresMigrationDialect } from '../core/database/openPostgres.ts'
import { SQLITE_FILE_NAME } from '../core/database/openSqlite.ts'
import type { Tables } from '../core/database/tables.ts'
import { openBesideReceiver } from '../server/openBesideReceiver.ts'
import { type Inbox, InboxError } from './Command.ts'

/**
 * Opens the database of the receiver, which may be running. A database that is not there yet is not
 * made.
 * @returns the sentence that says so where there is none.
 * @throws ConfigError when PostgreSQL cannot be reached; InboxError when this user may not look.
 */
export async function openInbox(
  { dataDirectory, databaseUrl }: DatabaseConfig,
  readChannels: Inbox['readChannels'],
): Promise<Inbox | string> {
  const config = { dataDirectory, databaseUrl }
  if (databaseUrl === null) {
    const file = join(dataDirectory, SQLITE_FILE_NAME)
    if (isMissing(file)) return `No messages yet: there is no database at ${file}.`
  } else if (!(await hasTables(databaseUrl))) {
    return 'No messages yet: the receiver has not used the database of DATABASE_URL.'
  }
  return { database: await openBesideReceiver(config), config, readChannels }
}

/** A file that may not be looked at is not missing: to say so would hide every message. */
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
  const database = new Kysely<Tables>({ dialect: postgresMigrationDialect(databaseUrl) })
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
