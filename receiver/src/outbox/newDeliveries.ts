import type { Transaction } from 'kysely'
import type {
  DeliveriesTable,
  DeliveryKind,
  ReceiverDatabase,
  SubmissionsTable,
} from '../storage/schema.ts'

/** Who is told of each new submission. */
export type Outlets = {
  /** Last part of the Message-IDs of the owner's mail; null where no mail is sent. */
  mailHost: string | null
  /** What stands at the newsletter form: kept with who signs up, as proof. */
  newsletterWording: string
  /** Names of the webhooks. */
  webhooks: readonly string[]
}

export type NewDelivery = Omit<
  DeliveriesTable,
  'lease_owner' | 'leased_until' | 'last_error' | 'sent_at'
>

/**
 * What a new submission calls for; nothing where it is spam.
 * @param now ISO 8601, when it may first be delivered.
 */
export function deliveriesAbout(
  { id, status }: Pick<SubmissionsTable, 'id' | 'status'>,
  now: string,
  { mailHost, webhooks }: Outlets,
): NewDelivery[] {
  if (status === 'spam') return []
  const about = { submission_id: id, payload: null }
  const mail: Purpose = {
    ...about,
    id: `owner-mail/${id}`,
    kind: 'owner-mail',
    recipient: null,
    message_id: `${id}@${mailHost}`,
  }
  const hooks = webhooks.map(
    (name): Purpose => ({
      ...about,
      id: `webhook/${id}/${name}`,
      kind: 'webhook',
      recipient: name,
      message_id: id,
    }),
  )
  return [...(mailHost === null ? [] : [mail]), ...hooks].map((one) => newDelivery(one, now))
}

type Purpose = Pick<
  DeliveriesTable,
  'id' | 'kind' | 'recipient' | 'submission_id' | 'message_id' | 'payload'
>

/**
 * A delivery that waits, not tried yet.
 * @param dueAt ISO 8601.
 */
export function newDelivery(purpose: Purpose, dueAt: string): NewDelivery {
  return {
    ...purpose,
    state: 'waiting',
    attempts: 0,
    permanent_refusals: 0,
    next_attempt_at: dueAt,
    created_at: dueAt,
  }
}

/**
 * Notes deliveries down that were not noted down before.
 * @returns the kind of each of those.
 */
export async function insertDeliveries(
  transaction: Transaction<ReceiverDatabase>,
  deliveries: readonly NewDelivery[],
): Promise<DeliveryKind[]> {
  if (deliveries.length === 0) return []
  const rows = await transaction
    .insertInto('deliveries')
    .values(deliveries)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('kind')
    .execute()
  return rows.map(({ kind }) => kind)
}
