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
 * Opens the database of the receiver, which may be running. Does not create a missing database.
 * @returns the open database, or a sentence for the owner if there is none yet.
 * @throws ConfigError if PostgreSQL cannot be reached; InboxError if this user may not read the database file.
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
    return 'No messages yet: the receiver has not used the database in DATABASE_URL yet.'
  }
  return { database: await openBesideReceiver(config), config, readChannels }
}

/** An unreadable file is not missing: "No messages yet" would hide every message. @throws InboxError */
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
    // Opening the database reports the error.
    return true
  } finally {
    await database.destroy()
  }
}
