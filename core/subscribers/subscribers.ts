import { randomUUIDv7 } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import {
  type Channels,
  insertDeliveries,
  type NewDelivery,
  newDelivery,
} from '../outbox/newDeliveries.ts'
import { lowerEmail, type ReceiverDatabase, type SubscribersTable } from '../tables.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** An address that was entered, and when: ISO 8601. */
type SignUp = { email: string; received_at: string }

/**
 * Makes subscribers of those who sign up. Who has confirmed stays so; anybody else is pending, and is asked where mail is
 * sent: once a day at most, however often the address is entered.
 * @returns the mails that ask; their ids are taken already where another process was asked the same at that moment.
 */
export async function signUpSubscribers(
  transaction: Transaction<ReceiverDatabase>,
  signUps: readonly SignUp[],
  { mailHost, newsletterWording }: Channels,
): Promise<NewDelivery[]> {
  const byAddress = new Map(signUps.map((one) => [one.email.toLowerCase(), one]))
  // Every process in the same order, so that no two wait for each other in a ring.
  const rows = [...byAddress].sort(([one], [other]) => (one < other ? -1 : 1))
  const [first] = signUps
  if (!first) return []
  const inDays = (days: number) =>
    new Date(Date.parse(first.received_at) + days * DAY_MS).toISOString()
  const pending = await transaction
    .insertInto('subscribers')
    .values(
      rows.map(([, { email, received_at }]) => ({
        id: randomUUIDv7(),
        email,
        state: 'pending' as const,
        wording: newsletterWording,
        signed_up_at: received_at,
        asked_at: mailHost && received_at,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .expression(lowerEmail)
        .doUpdateSet(({ eb, ref }) => ({
          state: 'pending',
          wording: ref('excluded.wording'),
          signed_up_at: ref('excluded.signed_up_at'),
          // One that lies ahead was written by a clock that has been set back.
          asked_at: eb
            .case()
            .when(eb.between('subscribers.asked_at', inDays(-1), inDays(1)))
            .then(ref('subscribers.asked_at'))
            .else(ref('excluded.asked_at'))
            .end(),
        }))
        .where('subscribers.state', '<>', 'confirmed'),
    )
    .returning(['id', 'email', 'asked_at'])
    .execute()
  return pending.flatMap(({ id, email, asked_at }) => {
    const isAsked =
      asked_at !== null && asked_at === byAddress.get(email.toLowerCase())?.received_at
    return isAsked && mailHost !== null ? [askingMail(id, asked_at, mailHost)] : []
  })
}

function askingMail(subscriberId: string, askedAt: string, mailHost: string): NewDelivery {
  return newDelivery(
    {
      id: `confirmation/${subscriberId}/${askedAt}`,
      kind: 'confirmation',
      recipient: subscriberId,
      submission_id: null,
      message_id: `${subscriberId}.${Date.parse(askedAt)}@${mailHost}`,
      payload: null,
    },
    askedAt,
  )
}

/** Confirms a subscriber who is pending, and nobody else. */
export async function confirmSubscriber(
  database: Kysely<ReceiverDatabase>,
  id: string,
  now: Date,
): Promise<void> {
  await database
    .updateTable('subscribers')
    .set({ state: 'confirmed', confirmed_at: now.toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute()
}

/** Notes down that a subscriber is to get no more mail, and takes back what waits for them. */
export function endSubscriber(
  database: Kysely<ReceiverDatabase>,
  id: string,
  state: 'left' | 'bounced',
  now: Date,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('subscribers')
      .set({ state, ended_at: now.toISOString() })
      .where('id', '=', id)
      .where('state', 'not in', ['left', state])
      .execute()
    await transaction
      .deleteFrom('deliveries')
      .where('recipient', '=', id)
      .where('state', '<>', 'sent')
      .execute()
  })
}

export function findSubscriber(
  database: Kysely<ReceiverDatabase>,
  id: string,
): Promise<SubscribersTable | undefined> {
  return database.selectFrom('subscribers').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Few enough that a form which arrives meanwhile does not wait for long. */
const BATCH_ROWS = 500

/**
 * Asks those for confirmation who are pending and never were asked: they signed up while no mail was sent.
 * @returns how many there were.
 */
export async function askUnasked(
  database: Kysely<ReceiverDatabase>,
  mailHost: string,
  now: Date,
): Promise<number> {
  const asked_at = now.toISOString()
  let total = 0
  for (;;) {
    const asked = await database.transaction().execute(async (transaction) => {
      const unasked = transaction
        .selectFrom('subscribers')
        .select('id')
        .where('state', '=', 'pending')
        .where('asked_at', 'is', null)
        .limit(BATCH_ROWS)
      const subscribers = await transaction
        .updateTable('subscribers')
        .set({ asked_at })
        .where('id', 'in', unasked)
        .where('asked_at', 'is', null)
        .returning('id')
        .execute()
      const mails = subscribers.map(({ id }) => askingMail(id, asked_at, mailHost))
      await insertDeliveries(transaction, mails)
      return mails.length
    })
    total += asked
    if (asked < BATCH_ROWS) return total
  }
}
