import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { createOutageLog } from '../../server/log.ts'
import { retryWhileBusy } from '../database/openSqlite.ts'
import type { Channels } from '../outbox/newDeliveries.ts'
import type { LinkPurpose } from '../subscribers/subscriberLinks.ts'
import { confirmSubscriber, endSubscriber, findSubscriber } from '../subscribers/subscribers.ts'
import type { ReceiverDatabase, Submission, SubscriberState } from '../tables.ts'
import {
  probeWrite,
  type ReceivedSubmission,
  type SaveResult,
  saveSubmissions,
} from './saveSubmissions.ts'

/** Where submissions are kept. */
export type Storage = {
  /**
   * Keeps a submission; resolves after the commit is on disk.
   * @throws StorageUnavailableError when it cannot be kept now; nothing is kept then.
   */
  save(submission: Submission, receivedAt: Date): Promise<SaveResult>
  /**
   * Looks up the subscriber whom a link is for.
   * @returns null for one who was erased.
   * @throws StorageUnavailableError when it cannot be read now.
   */
  subscriberState(subscriberId: string): Promise<SubscriberState | null>
  /**
   * Does what a subscriber asks for by the button behind a link, where it can still be done.
   * @returns what the subscriber is then; null for one who was erased.
   * @throws StorageUnavailableError when it cannot be kept now.
   */
  followLink(purpose: LinkPurpose, subscriberId: string, now: Date): Promise<SubscriberState | null>
  /**
   * Proves that a submission could be kept, by a commit that waits for the disk.
   * @throws StorageUnavailableError when it could not, within a few seconds.
   */
  check(): Promise<void>
  close(): Promise<void>
}

/** Nothing can be kept at the moment. The storage has told the owner why. */
export class StorageUnavailableError extends Error {
  override name = 'StorageUnavailableError'
}

/** How long a locked database is waited for before the visitor is asked to try again. */
const PATIENCE_MS = 2_000

/** As large as the largest form, so that a proof after a failure says something of every form. */
const FORM_LENGTH = 64 * 1024

/** Where it is noted down who is to be told of a submission. */
export type Outbox = {
  channels: Channels
  /** Called after the commit of each new submission. */
  wake(): void
}

/**
 * Keeps submissions in an open database, and tells the owner when it cannot. Closing the storage
 * closes the database.
 */
export function createStorage(
  database: Kysely<ReceiverDatabase>,
  { channels, wake }: Outbox,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): Storage {
  const outage = createOutageLog(log, 'the storage')
  let hasFailed = false
  const saveInLine = createSaveQueue((batch) =>
    retryWhileBusy(() => saveSubmissions(database, batch, channels), PATIENCE_MS),
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

  async function stateOf(subscriberId: string): Promise<SubscriberState | null> {
    return (await findSubscriber(database, subscriberId))?.state ?? null
  }

  async function follow(purpose: LinkPurpose, subscriberId: string, now: Date) {
    if (purpose === 'confirm') await confirmSubscriber(database, subscriberId, now)
    else await endSubscriber(database, subscriberId, 'left', now)
    return stateOf(subscriberId)
  }

  return {
    async save(submission, receivedAt) {
      const result = await attempt(() => saveInLine({ submission, receivedAt }))
      if (result === 'stored') wake()
      return result
    },
    // What can be read says nothing of what can be kept: an outage goes on.
    subscriberState: (subscriberId) =>
      retryWhileBusy(() => stateOf(subscriberId), PATIENCE_MS).catch(fail),
    followLink: (purpose, subscriberId, now) =>
      attempt(() => retryWhileBusy(() => follow(purpose, subscriberId, now), PATIENCE_MS)),
    check() {
      const length = hasFailed ? FORM_LENGTH : 0
      return attempt(() => retryWhileBusy(() => probeWrite(database, length), PATIENCE_MS))
    },
    close: () => database.destroy(),
  }
}

/** Enough that a rush shares its commits; few enough that one commit does not stop the pages. */
const MAX_BATCH = 100

type Waiting = ReceivedSubmission & {
  resolve: (result: SaveResult) => void
  reject: (error: unknown) => void
}

/**
 * Lets submissions that arrive together share one commit: the wait for the disk is most of the cost,
 * and is the same for one and for a hundred. Only one batch is under way, so a locked database is
 * asked by one only; PostgreSQL was no faster with two or three at once.
 * @param saveBatch keeps a batch and resolves after its commit, or rejects and keeps none of it.
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
        // Those in line would wait as long for the same answer, and the last of them for minutes.
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
      // After this turn of the event loop: what other connections have sent by then comes along.
      setImmediate(saveLine)
    })
}
