import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { migrateDatabase } from './migrateDatabase.ts'
import { retryWhileBusy } from './retryWhileBusy.ts'
import type { ReceiverDatabase } from './schema.ts'
import { sqliteDialect } from './sqliteDialect.ts'

export const SQLITE_FILE_NAME = 'submissions.sqlite'

const START_PATIENCE_MS = 10_000

/**
 * Opens the database in a folder, which is made where it is missing, readable by its owner only.
 * @throws when the folder cannot be used or the tables cannot be brought up to date.
 */
export async function openSqlite(dataDirectory: string): Promise<Kysely<ReceiverDatabase>> {
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 })
  const database = new Kysely<ReceiverDatabase>({
    dialect: sqliteDialect(join(dataDirectory, SQLITE_FILE_NAME)),
  })
  try {
    await retryWhileBusy(() => migrateDatabase(database), START_PATIENCE_MS)
  } catch (error) {
    await database.destroy()
    throw error
  }
  return database
}
