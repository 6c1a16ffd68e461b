import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { DeliveryKind } from './tables.ts'

/**
 * Queues given-up deliveries again as if they were new; the last error stays readable.
 * @param ids submissions whose deliveries are retried; null for all.
 * @returns the kind of each delivery.
 */
export async function retryGivenUp(
  database: Kysely<Tables>,
  ids: readonly string[] | null,
  now: Date,
): Promise<DeliveryKind[]> {
  let update = database
    .updateTable('deliveries')
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
  const rows = await update.returning('kind').execute()
  return rows.map(({ kind }) => kind)
}
