import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { type Accessor, recordAccess, selectEntries } from './accessLog.ts'
import { selectNotes } from './notes.ts'
import { type Reply, selectReplies } from './replies.ts'
import {
  type DeliveryProgress,
  type FoundSubmission,
  type Progress,
  selectById,
  selectProgress,
} from './selectSubmissions.ts'
import type { AccessLogTable, NotesTable } from './tables.ts'

/** Most log entries shown for one message: the latest. */
const MAX_LOG_LINES = 10

/** A message with everything stored about it. */
export type ShownMessage = {
  message: FoundSubmission
  /** The state of the mail to the owner; null if no mail was queued. */
  mail: Progress | null
  answers: DeliveryProgress[]
  replies: readonly Reply[]
  webhooks: DeliveryProgress[]
  notes: readonly NotesTable[]
  log: readonly AccessLogTable[]
}

/**
 * Reads a message for a person, and records that in the access log.
 * @throws SubmissionError if it has been erased meanwhile.
 */
export async function openMessage(
  database: Kysely<Tables>,
  id: string,
  who: Accessor,
): Promise<ShownMessage> {
  const message = await selectById(database, id)
  if (!(await hasLooked(database, id, who))) await recordAccess(database, 'shown', [id], who)
  const [mail = null] = await selectProgress(database, id, 'owner-mail')
  return {
    message,
    mail,
    answers: await selectProgress(database, id, 'visitor-answer'),
    replies: (await selectReplies(database, [id])).get(id) ?? [],
    webhooks: await selectProgress(database, id, 'webhook'),
    notes: (await selectNotes(database, [id])).get(id) ?? [],
    log: await selectEntries(database, id, MAX_LOG_LINES),
  }
}

/** Views of a message by the same person within this time count as one entry in the log. */
const READING_MS = 10 * 60_000

async function hasLooked(
  database: Kysely<Tables>,
  id: string,
  { person, now }: Accessor,
): Promise<boolean> {
  const line = await database
    .selectFrom('access_log')
    .select('accessed_at')
    .where('submission_id', '=', id)
    .where('person', '=', person)
    .where('action', 'in', ['shown', 'changed', 'replied'])
    .where('accessed_at', '>', new Date(now.getTime() - READING_MS).toISOString())
    .limit(1)
    .executeTakeFirst()
  return line !== undefined
}
