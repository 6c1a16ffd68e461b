import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { createOutageLog } from '../createOutageLog.ts'
import { createSaveQueue } from './createSaveQueue.ts'
import { proveWrite } from './proveWrite.ts'
import { retryWhileBusy } from './retryWhileBusy.ts'
import { type Storage, StorageUnavailableError } from './Storage.ts'
import { saveSubmissions } from './saveSubmissions.ts'
import type { ReceiverDatabase } from './schema.ts'

/** How long a locked database is waited for before the visitor is asked to try again. */
const PATIENCE_MS = 2_000

/** As large as the largest form, so that a proof after a failure says something of every form. */
const FORM_LENGTH = 64 * 1024

/** The outbox's other end. */
export type MailOutlet = {
  /** Last part of the mails' Message-IDs. */
  host: string
  /** Called after the commit of each new submission. */
  wake(): void
}

/**
 * Keeps submissions in an open database, and tells the owner when it cannot. Closing the storage
 * closes the database.
 */
export function createStorage(
  database: Kysely<ReceiverDatabase>,
  mail: MailOutlet | null,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): Storage {
  const mailHost = mail?.host ?? null
  const outage = createOutageLog(log, 'the storage')
  let hasFailed = false
  const saveInLine = createSaveQueue((batch) =>
    retryWhileBusy(() => saveSubmissions(database, batch, mailHost), PATIENCE_MS),
  )

  async function attempt<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      const result = await work()
      hasFailed = false
      outage.ended()
      return result
    } catch (cause) {
      hasFailed = true
      outage.failed(cause)
      throw new StorageUnavailableError('Nothing can be stored.', { cause })
    }
  }

  return {
    async save(submission, receivedAt) {
      const result = await attempt(() => saveInLine({ submission, receivedAt }))
      if (result === 'stored') mail?.wake()
      return result
    },
    check() {
      const length = hasFailed ? FORM_LENGTH : 0
      return attempt(() => retryWhileBusy(() => proveWrite(database, length), PATIENCE_MS))
    },
    close: () => database.destroy(),
  }
}
