import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type {
  DeliveriesTable,
  DeliveryKind,
  ReceiverDatabase,
  SubmissionsTable,
} from '../tables.ts'

/** Who is told of each new submission. */
export type Channels = {
  /** Last part of the Message-IDs of the owner's mail; null where no mail is sent. */
  mailHost: string | null
  /** Whether visitors get an answer by mail, where mail is sent. */
  answersVisitors: boolean
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
  { mailHost, webhooks }: Channels,
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

/**
 * The answer to the visitor who sent a message. The id holds the address and the day, so that the primary key refuses
 * a second one: a thousand forms in a stranger's name send one mail a day.
 * @returns null where none is sent: to spam, to a subscription, or where answers or mail are switched off.
 */
export function answerTo(
  { id, form, status, email, received_at }: AnsweredColumns,
  { mailHost, answersVisitors }: Channels,
): NewDelivery | null {
  if (mailHost === null || !answersVisitors || form !== 'contact' || status === 'spam') return null
  // One mailbox takes the mail of all addresses that differ in what follows a plus sign.
  const mailbox = email.toLowerCase().replace(/\+[^@]*@/, '@')
  const day = received_at.slice(0, 'yyyy-mm-dd'.length)
  const hash = createHash('sha256').update(mailbox).digest('hex')
  return newDelivery(
    {
      id: `visitor-answer/${hash}/${day}`,
      kind: 'visitor-answer',
      recipient: null,
      submission_id: id,
      message_id: `answer.${id}@${mailHost}`,
      payload: null,
    },
    received_at,
  )
}

type AnsweredColumns = Pick<SubmissionsTable, 'id' | 'form' | 'status' | 'email' | 'received_at'>

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
  // Every process in the same order, so that no two wait for each other in a ring.
  const inOrder = deliveries.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const rows = await transaction
    .insertInto('deliveries')
    .values(inOrder)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('kind')
    .execute()
  return rows.map(({ kind }) => kind)
}
