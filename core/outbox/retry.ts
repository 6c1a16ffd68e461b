import type { Kysely } from 'kysely'
import type { Inbox } from '../../cli/Command.ts'
import { countDeliveries } from '../../cli/text.ts'
import type { DeliveryKind, ReceiverDatabase } from '../tables.ts'

/**
 * Has mail and webhooks sent again that were given up.
 * @param ids submissions that are meant; null for all.
 * @returns sentences: what was done, and what must be set before it is sent.
 */
export async function retryGivenUp(
  database: Kysely<ReceiverDatabase>,
  ids: readonly string[] | null,
  readChannels: Inbox['readChannels'],
  now: Date,
): Promise<{ done: string; waitsFor: string[] }> {
  const kinds = await requeue(database, ids, now)
  if (kinds.length === 0) {
    return { done: 'Nothing was given up there; nothing to send again.', waitsFor: [] }
  }
  const { mailHost, webhooks } = await readChannels()
  const waitsFor: string[] = []
  if (mailHost === null && kinds.some((kind) => kind !== 'webhook')) {
    waitsFor.push('Mail is not configured here: it waits until SMTP_URL is set.')
  }
  if (webhooks.length === 0 && kinds.includes('webhook')) {
    waitsFor.push('No webhooks are configured here: they wait until WEBHOOKS is set.')
  }
  return { done: `${countDeliveries(kinds)} back in the queue.`, waitsFor }
}

/**
 * Puts what was given up back into the queue, as if it were new; its last error stays readable.
 * @param ids submissions that are meant; null for all.
 * @returns the kind of each.
 */
async function requeue(
  database: Kysely<ReceiverDatabase>,
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
