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
 * Stores the newsletter sign-ups among new submissions as subscribers. A confirmed subscriber stays confirmed; all
 * others become pending and, if mail is sent, are asked to confirm: at most once a day, however often the address is
 * entered.
 * @returns the confirmation mails; their ids exist already if another process asked the same subscribers at that
 * moment.
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
  // All processes insert in the same order, so that they do not deadlock.
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
          // A future time comes from a clock that was set back since.
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

/** Confirms a subscriber, if pending. */
async function confirmSubscriber(database: Kysely<Tables>, id: string, now: Date): Promise<void> {
  await database
    .updateTable('subscribers')
    .set({ state: 'confirmed', confirmed_at: now.toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute()
}

/** Records that a subscriber gets no more mail, and deletes the mail that waits for them. */
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
 * Carries out a subscriber's request by the button behind a link, if it still applies.
 * @returns the subscriber afterwards; undefined if erased.
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

/** Small enough that a form that arrives meanwhile does not wait for long. */
const BATCH_ROWS = 500

/**
 * Asks the pending subscribers to confirm who were never asked, because they signed up while no mail was sent.
 * @returns the number of those asked.
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
