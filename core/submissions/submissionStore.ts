import type { Kysely } from 'kysely'
import { retryWhileBusy } from '../database/openSqlite.ts'
import type { Tables } from '../database/tables.ts'
import { createOutageLog, type Log } from '../lib/outageLog.ts'
import {
  probeWrite,
  type ReceivedSubmission,
  type SaveResult,
  type Storing,
  saveSubmissions,
} from './saveSubmissions.ts'
import type { Submission } from './tables.ts'

/** The storage of submissions. */
export type Storage = {
  /**
   * Stores a submission; resolves after the commit is on disk.
   * @throws StorageUnavailableError if it cannot be stored now; then nothing is stored.
   */
  save(submission: Submission, receivedAt: Date): Promise<SaveResult>
  /**
   * Reads other data from the same database.
   * @throws StorageUnavailableError if the data cannot be read now.
   */
  read<Result>(query: (database: Kysely<Tables>) => Promise<Result>): Promise<Result>
  /**
   * Changes other data in the same database; resolves after the commit is on disk.
   * @throws StorageUnavailableError if the change cannot be stored now.
   */
  change<Result>(change: (database: Kysely<Tables>) => Promise<Result>): Promise<Result>
  /**
   * Proves that a submission could be stored, with a commit that waits for the disk.
   * @throws StorageUnavailableError if it could not be stored, within a few seconds.
   */
  check(): Promise<void>
  close(): Promise<void>
}

/** The storage cannot read or write at the moment, and has logged the reason. */
export class StorageUnavailableError extends Error {
  override name = 'StorageUnavailableError'
}

/** How long to wait for a locked database before the visitor is asked to try again. */
const PATIENCE_MS = 2_000

/** As large as the largest form, so that a successful check after a failure holds for every form. */
const FORM_LENGTH = 64 * 1024

/** The parts of the core that a storage needs. */
export type StorageOptions = Storing & {
  /** Called after the commit of each new submission. */
  wake(): void
}

/** Stores submissions in an open database, and logs failures for the owner. Closing the storage closes the database. */
export function createStorage(
  database: Kysely<Tables>,
  { wake, ...storing }: StorageOptions,
  log: Log,
): Storage {
  const outage = createOutageLog(log, 'the storage')
  let hasFailed = false
  const withRetries = <Result>(work: () => Promise<Result>) => retryWhileBusy(work, PATIENCE_MS)
  const saveInLine = createSaveQueue((batch) =>
    withRetries(() => saveSubmissions(database, batch, storing)),
  )

  async function attempt<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = await work().catch(fail)
    hasFailed = false
    outage.ended()
    return result
  }

  function fail(cause: unknown): never {
    hasFailed = true
    outage.failed(cause)
    throw new StorageUnavailableError('Nothing can be stored.', { cause })
  }

  return {
    async save(submission, receivedAt) {
      const result = await attempt(() => saveInLine({ submission, receivedAt }))
      if (result === 'stored') wake()
      return result
    },
    // A readable database may still reject writes, so a successful read does not end an outage.
    read: (query) => withRetries(() => query(database)).catch(fail),
    change: (change) => attempt(() => withRetries(() => change(database))),
    check() {
      const length = hasFailed ? FORM_LENGTH : 0
      return attempt(() => withRetries(() => probeWrite(database, length)))
    },
    close: () => database.destroy(),
  }
}

/** Large enough that a burst shares its commits; small enough that one commit does not block the pages. */
const MAX_BATCH = 100

type Waiting = ReceivedSubmission & {
  resolve: (result: SaveResult) => void
  reject: (error: unknown) => void
}

/**
 * Lets submissions that arrive together share one commit: the wait for the disk is most of the cost, and is the same
 * for one and for a hundred. Only one batch is under way, so only one waits for a locked database; PostgreSQL was no
 * faster with two or three at once.
 * @param saveBatch stores a batch and resolves after its commit, or rejects and stores nothing.
 */
function createSaveQueue(
  saveBatch: (batch: ReceivedSubmission[]) => Promise<SaveResult[]>,
): (received: ReceivedSubmission) => Promise<SaveResult> {
  const line: Waiting[] = []
  let isSaving = false

  async function saveLine(): Promise<void> {
    while (line.length > 0) {
      const batch = line.splice(0, MAX_BATCH)
      try {
        const results = await saveBatch(batch)
        for (const [index, result] of results.entries()) batch[index]?.resolve(result)
      } catch (error) {
        // The submissions in line would wait as long for the same error, and the last of them for minutes.
        for (const { reject } of [...batch, ...line.splice(0)]) reject(error)
      }
    }
    isSaving = false
  }

  return (received) =>
    new Promise((resolve, reject) => {
      line.push({ ...received, resolve, reject })
      if (isSaving) return
      isSaving = true
      // After this turn of the event loop, so that submissions from other connections join the batch.
      setImmediate(saveLine)
    })
}
