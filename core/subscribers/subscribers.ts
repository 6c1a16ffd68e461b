import { randomUUIDv7 } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { lowerEmail } from '../lib/lowerEmail.ts'
import { insertDeliveries, type NewDelivery, newDelivery } from '../outbox/deliveries.ts'
import type { StoredSubmission } from '../submissions/saveSubmissions.ts'
import type { LinkPurpose } from './subscriberLinks.ts'
import type { SubscribersTable } from './tables.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Makes subscribers of those who sign up among new submissions. Who has confirmed stays so; anybody else is pending, and is asked where mail is
 * sent: once a day at most, however often the address is entered.
 * @returns the mails that ask; their ids are taken already where another process was asked the same at that moment.
 */
export async function signUpSubscribers(
  transaction: Transaction<Tables>,
  stored: readonly StoredSubmission[],
  {
    mailHost,
    newsletterWording,
  }: { mailHost: string | null; newsletterWording: (language: string | null) => string },
): Promise<NewDelivery[]> {
  const signUps = stored.filter(({ form }) => form === 'newsletter')
  const byAddress = new Map(signUps.map((one) => [one.email.toLowerCase(), one]))
  // Every process in the same order, so that no two wait for each other in a ring.
  const rows = [...byAddress].sort(([one], [other]) => (one < other ? -1 : 1))
  const [first] = signUps
  if (!first) return []
  const inDays = (days: number) =>
    new Date(Date.parse(first.storedAt) + days * DAY_MS).toISOString()
  const pending = await transaction
    .insertInto('subscribers')
    .values(
      rows.map(([, { email, language, storedAt }]) => ({
        id: randomUUIDv7(),
        email,
        state: 'pending' as const,
        language,
        wording: newsletterWording(language),
        signed_up_at: storedAt,
        asked_at: mailHost && storedAt,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .expression(lowerEmail)
        .doUpdateSet(({ eb, ref }) => ({
          state: 'pending',
          language: ref('excluded.language'),
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
    const isAsked = asked_at !== null && asked_at === byAddress.get(email.toLowerCase())?.storedAt
    return isAsked && mailHost !== null ? [askingMail(id, asked_at, mailHost)] : []
  })
}

function askingMail(subscriberId: string, askedAt: string, mailHost: string): NewDelivery {
  return newDelivery(
    {
      id: `confirmation/${subscriberId}/${askedAt}`,
      kind: 'confirmation',
      recipient: subscriberId,
      message_id: `${subscriberId}.${Date.parse(askedAt)}@${mailHost}`,
    },
    askedAt,
  )
}

/** Confirms a subscriber who is pending, and nobody else. */
async function confirmSubscriber(database: Kysely<Tables>, id: string, now: Date): Promise<void> {
  await database
    .updateTable('subscribers')
    .set({ state: 'confirmed', confirmed_at: now.toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute()
}

/** Notes down that a subscriber is to get no more mail, and takes back what waits for them. */
export function endSubscriber(
  database: Kysely<Tables>,
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

/**
 * Does what a subscriber asks for by the button behind a link, where it can still be done.
 * @returns the subscriber as they are then; undefined for one who was erased.
 */
export async function followLink(
  database: Kysely<Tables>,
  purpose: LinkPurpose,
  id: string,
  now: Date,
): Promise<SubscribersTable | undefined> {
  if (purpose === 'confirm') await confirmSubscriber(database, id, now)
  else await endSubscriber(database, id, 'left', now)
  return findSubscriber(database, id)
}

export function findSubscriber(
  database: Kysely<Tables>,
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
  database: Kysely<Tables>,
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
