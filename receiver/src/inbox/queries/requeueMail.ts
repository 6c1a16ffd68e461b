import type { Kysely } from 'kysely'
import type { ReceiverDatabase } from '../../storage/schema.ts'

/**
 * Puts mail that was given up back into the queue, as if it were new; its last error stays readable.
 * @param ids submissions whose mail is meant; null for all.
 * @returns how many there were.
 */
export async function requeueMail(
  database: Kysely<ReceiverDatabase>,
  ids: readonly string[] | null,
  now: Date,
): Promise<number> {
  let update = database
    .updateTable('outbox')
    .set({
      state: 'waiting',
      attempts: 0,
      permanent_refusals: 0,
      next_attempt_at: now.toISOString(),
      lease_owner: null,
      leased_until: null,
    })
    .where('state', '=', 'dead')
  if (ids) update = update.where('submission_id', 'in', ids)
  const { numUpdatedRows } = await update.executeTakeFirst()
  return Number(numUpdatedRows)
}
