import { type Kysely, sql } from 'kysely'
import { createSaveQueue } from './createSaveQueue.ts'
import { retryWhileBusy } from './retryWhileBusy.ts'
import { type Storage, StorageUnavailableError } from './Storage.ts'
import { saveSubmissions } from './saveSubmissions.ts'
import type { ReceiverDatabase } from './schema.ts'

/** How long a locked database is waited for before the visitor is asked to try again. */
const SAVE_PATIENCE_MS = 2_000

/** Keeps submissions in an open database. Closing the storage closes the database. */
export function createStorage(database: Kysely<ReceiverDatabase>): Storage {
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
    async check() {
      try {
        await sql`select 1 from submissions limit 1`.execute(database)
      } catch (cause) {
        throw new StorageUnavailableError('The storage does not answer.', { cause })
      }
    },
    close: () => database.destroy(),
  }
}
