import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { DeliveryKind } from '../outbox/tables.ts'
import { learnFrom } from '../spam/learnedWords.ts'
import { SubmissionError } from './SubmissionError.ts'
import type { OnStored } from './saveSubmissions.ts'
import type { SubmissionStatus } from './tables.ts'

type MarkOptions = { onStored: OnStored; now: Date }

/** Deliveries that marking added or took back. */
export type MarkChange = { queued: DeliveryKind[]; withdrawn: DeliveryKind[] }

/**
 * Gives messages a status.
 * @throws SubmissionError where one has been erased meanwhile.
 */
export async function markSubmissions(
  database: Kysely<Tables>,
  ids: ReadonlySet<string>,
  status: SubmissionStatus,
  options: MarkOptions,
): Promise<MarkChange> {
  const all: MarkChange = { queued: [], withdrawn: [] }
  for (const id of ids) {
    const { queued, withdrawn } = await markSubmission(database, id, status, options)
    all.queued.push(...queued)
    all.withdrawn.push(...withdrawn)
  }
  return all
}

/**
 * Gives a message a status. Of spam that turns out to be a message is told as was denied it; of a
 * message that turns out to be spam nothing more is sent.
 */
function markSubmission(
  database: Kysely<Tables>,
  id: string,
  status: SubmissionStatus,
  { onStored, now }: MarkOptions,
): Promise<MarkChange> {
  return database.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('submissions')
      .select(['form', 'email', 'status'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(() => new SubmissionError({ kind: 'erased', id }))
    await transaction.updateTable('submissions').set({ status }).where('id', '=', id).execute()
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
    const unchanged: MarkChange = { queued: [], withdrawn: [] }
    if (before.status !== 'spam' || status !== 'new') return unchanged
    const { form, email } = before
    const stored = { id, form, email, storedAt: now.toISOString(), wasSpam: true }
    const queued = await onStored(transaction, [stored])
    // A request for confirmation is not for the owner.
    return { queued: queued.filter((kind) => kind !== 'confirmation'), withdrawn: [] }
  })
}
