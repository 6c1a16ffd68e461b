import { type Kysely, sql } from 'kysely'
import { createSaveQueue } from './createSaveQueue.ts'
import { retryWhileBusy } from './retryWhileBusy.ts'
import { type Storage, StorageUnavailableError } from './Storage.ts'
import { saveSubmissions } from './saveSubmissions.ts'
import type { ReceiverDatabase } from './schema.ts'

/** How long a locked database is waited for before the visitor is asked to try again. */
const SAVE_PATIENCE_MS = 2_000

/** The outbox's other end. */
export type MailOutlet = {
  /** Last part of the mails' Message-IDs. */
  host: string
  /** Called after the commit of each new submission. */
  wake(): void
}

/** Keeps submissions in an open database. Closing the storage closes the database. */
export function createStorage(
  database: Kysely<ReceiverDatabase>,
  mail: MailOutlet | null,
): Storage {
  const mailHost = mail?.host ?? null
  const saveInLine = createSaveQueue((batch) =>
    retryWhileBusy(() => saveSubmissions(database, batch, mailHost), SAVE_PATIENCE_MS),
  )
  return {
    async save(submission, receivedAt) {
      try {
        const result = await saveInLine({ submission, receivedAt })
        if (result === 'stored') mail?.wake()
        return result
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
