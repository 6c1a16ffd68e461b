import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { DeliveryKind } from '../outbox/tables.ts'
import { learnFrom } from '../spam/learnedWords.ts'
import { type Accessor, recordAccess } from './accessLog.ts'
import { addNote } from './notes.ts'
import { SubmissionError } from './SubmissionError.ts'
import type { OnStored } from './saveSubmissions.ts'
import type { SubmissionStatus, SubmissionsTable } from './tables.ts'

/** What the owner's people say of a message; what is left out stays as it is. */
export type MessageChanges = {
  status?: SubmissionStatus
  assignedTo?: string | null
  dueOn?: string | null
  /** Added to those that are there. */
  note?: string
}

type ChangeOptions = { onStored: OnStored; who: Accessor }

/** Deliveries that marking added or took back. */
export type MarkChange = { queued: DeliveryKind[]; withdrawn: DeliveryKind[] }

/**
 * Changes messages, each with one line in the log.
 * @throws SubmissionError where one has been erased meanwhile, or has no room for a note; that one stays as it was.
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

/** Changes one message, without the log. @throws SubmissionError */
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
    // Kysely leaves out what is undefined; with the status there is always something to set.
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
 * Of spam that turns out to be a message is told as was denied it; of a message that turns out to be spam nothing more
 * is sent.
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
  // A request for confirmation is not for the owner.
  return { queued: queued.filter((kind) => kind !== 'confirmation'), withdrawn: [] }
}

/** Takes a message for read that is before somebody's eyes; no verdict on spam comes with that. */
export async function markOpened(database: Kysely<Tables>, id: string): Promise<void> {
  await database
    .updateTable('submissions')
    .set({ status: 'read' })
    .where('id', '=', id)
    .where('status', '=', 'new')
    .execute()
}
