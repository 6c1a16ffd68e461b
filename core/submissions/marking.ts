import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { DeliveryKind } from '../outbox/tables.ts'
import { learnFrom } from '../spam/learnedWords.ts'
import { type Accessor, recordAccess } from './accessLog.ts'
import { addNote } from './notes.ts'
import { SubmissionError } from './SubmissionError.ts'
import type { OnStored } from './saveSubmissions.ts'
import type { SubmissionStatus, SubmissionsTable } from './tables.ts'

/** Changes to a message by the owner's team; absent properties stay unchanged. */
export type MessageChanges = {
  status?: SubmissionStatus
  assignedTo?: string | null
  dueOn?: string | null
  /** Added to the existing notes. */
  note?: string
}

type ChangeOptions = { onStored: OnStored; who: Accessor }

/** Deliveries that a change of status queued or withdrew. */
export type MarkChange = { queued: DeliveryKind[]; withdrawn: DeliveryKind[] }

/**
 * Changes messages, each with one entry in the access log.
 * @throws SubmissionError if a message has been erased meanwhile, or has no room for a note; that message stays
 * unchanged.
 */
export async function changeMessages(
  database: Kysely<Tables>,
  ids: ReadonlySet<string>,
  changes: MessageChanges,
  options: ChangeOptions,
): Promise<MarkChange> {
  const all: MarkChange = { queued: [], withdrawn: [] }
  for (const id of ids) {
    const { queued, withdrawn } = await database.transaction().execute(async (transaction) => {
      const change = await changeMessage(transaction, id, changes, options)
      await recordAccess(transaction, 'changed', [id], options.who)
      return change
    })
    all.queued.push(...queued)
    all.withdrawn.push(...withdrawn)
  }
  return all
}

/** Changes one message, without an entry in the access log. @throws SubmissionError */
export async function changeMessage(
  transaction: Transaction<Tables>,
  id: string,
  { status, assignedTo, dueOn, note }: MessageChanges,
  options: ChangeOptions,
): Promise<MarkChange> {
  const before = await transaction
    .selectFrom('submissions')
    .select(['id', 'form', 'email', 'language', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new SubmissionError({ kind: 'erased', id }))
  const { person: author, now } = options.who
  await transaction
    .updateTable('submissions')
    // Kysely leaves out undefined values; because of the status, there is always something to set.
    .set({ status: status ?? before.status, assigned_to: assignedTo, due_on: dueOn })
    .where('id', '=', id)
    .execute()
  if (note !== undefined) {
    await addNote(transaction, { submission_id: id, written_at: now.toISOString(), author, note })
  }
  if (status === undefined) return { queued: [], withdrawn: [] }
  return followStatus(transaction, before, status, options)
}

/**
 * A message moved from spam back to new triggers the deliveries of a new message, except the automatic answer. A
 * message marked as spam loses its unsent deliveries.
 */
async function followStatus(
  transaction: Transaction<Tables>,
  before: Pick<SubmissionsTable, 'id' | 'form' | 'email' | 'language' | 'status'>,
  status: SubmissionStatus,
  { onStored, who }: ChangeOptions,
): Promise<MarkChange> {
  const { id, form, email, language } = before
  await learnFrom(transaction, id, status === 'spam' ? 'spam' : 'wanted')
  if (status === 'spam') {
    const rows = await transaction
      .deleteFrom('deliveries')
      .where('submission_id', '=', id)
      .where('state', '<>', 'sent')
      .returning('kind')
      .execute()
    return { queued: [], withdrawn: rows.map(({ kind }) => kind) }
  }
  if (before.status !== 'spam' || status !== 'new') return { queued: [], withdrawn: [] }
  const stored = { id, form, email, language, storedAt: who.now.toISOString(), wasSpam: true }
  const queued = await onStored(transaction, [stored])
  // Callers report these to the owner, and a confirmation goes to the subscriber.
  return { queued: queued.filter((kind) => kind !== 'confirmation'), withdrawn: [] }
}

/** Marks an opened message as read; this is no verdict on spam. */
export async function markOpened(database: Kysely<Tables>, id: string): Promise<void> {
  await database
    .updateTable('submissions')
    .set({ status: 'read' })
    .where('id', '=', id)
    .where('status', '=', 'new')
    .execute()
}
