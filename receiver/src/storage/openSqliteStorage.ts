import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { createSaveQueue } from './createSaveQueue.ts'
import { migrateDatabase } from './migrateDatabase.ts'
import { retryWhileBusy } from './retryWhileBusy.ts'
import { type Storage, StorageUnavailableError } from './Storage.ts'
import { saveSubmissions } from './saveSubmissions.ts'
import type { ReceiverDatabase } from './schema.ts'
import { sqliteDialect } from './sqliteDialect.ts'

export const SQLITE_FILE_NAME = 'submissions.sqlite'

/** How long a locked database is waited for before the visitor is asked to try again. */
const SAVE_PATIENCE_MS = 2_000
const START_PATIENCE_MS = 10_000

/**
 * Opens the database in a folder, which is made where it is missing, readable by its owner only.
 * @throws when the folder cannot be used or the tables cannot be brought up to date.
 */
export async function openSqliteStorage(dataDirectory: string): Promise<Storage> {
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 })
  const database = new Kysely<ReceiverDatabase>({
    dialect: sqliteDialect(join(dataDirectory, SQLITE_FILE_NAME)),
  })
  await retryWhileBusy(() => migrateDatabase(database), START_PATIENCE_MS)

  const saveInLine = createSaveQueue((batch) =>
    retryWhileBusy(() => saveSubmissions(database, batch), SAVE_PATIENCE_MS),
  )
  return {
    async save(submission, receivedAt) {
      try {
        return await saveInLine({ submission, receivedAt })
      } catch (cause) {
        throw new StorageUnavailableError('The submission could not be stored.', { cause })
      }
    },
    close: () => database.destroy(),
  }
}
