import type { Kysely } from 'kysely'
import { outboxRow } from '../../storage/outboxRow.ts'
import type { ReceiverDatabase, SubmissionStatus } from '../../storage/schema.ts'

/** What marking did to the mail about a message. */
export type MailChange = 'queued' | 'withdrawn' | null

/**
 * Gives a message a status. Spam that turns out to be a message gets the mail that it was denied;
 * a message that turns out to be spam loses the one that has not been sent.
 * @param mailHost as `outboxRow` has it; null where no mail is sent.
 */
export function markSubmission(
  database: Kysely<ReceiverDatabase>,
  id: string,
  status: SubmissionStatus,
  { mailHost, now }: { mailHost: string | null; now: Date },
): Promise<MailChange> {
  return database.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('submissions')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await transaction.updateTable('submissions').set({ status }).where('id', '=', id).execute()

    if (status === 'spam') {
      const { numDeletedRows } = await transaction
        .deleteFrom('outbox')
        .where('submission_id', '=', id)
        .where('state', '<>', 'sent')
        .executeTakeFirst()
      return numDeletedRows > 0n ? 'withdrawn' : null
    }
    if (before.status !== 'spam' || status !== 'new' || mailHost === null) return null
    const { numInsertedOrUpdatedRows = 0n } = await transaction
      .insertInto('outbox')
      .values(outboxRow(id, now.toISOString(), mailHost))
      .onConflict((conflict) => conflict.column('submission_id').doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows > 0n ? 'queued' : null
  })
}
