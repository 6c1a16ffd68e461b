import { type Kysely, sql } from 'kysely'
import { InboxError } from '../../cli/Command.ts'
import { pluralise } from '../../cli/text.ts'
import { type Accessor, recordAccess, recordExport } from '../submissions/accessLog.ts'
import { type Direction, likeAnywhere, READING } from '../submissions/selectSubmissions.ts'
import {
  type DeliveryState,
  lowerEmail,
  type ReceiverDatabase,
  type SubscriberState,
  type SubscribersTable,
} from '../tables.ts'
import { endSubscriber } from './subscribers.ts'

/** Which subscribers are meant; what is left out does not matter. */
export type SubscriberFilters = { state?: SubscriberState; search?: string }

function filterSubscribers(
  database: Kysely<ReceiverDatabase>,
  { state, search }: SubscriberFilters,
) {
  let query = database.selectFrom('subscribers')
  if (state) query = query.where('state', '=', state)
  if (search) {
    const pattern = likeAnywhere(search.toLowerCase())
    query = query.where(sql<boolean>`${lowerEmail} like ${pattern} escape ${'\\'}`)
  }
  return query
}

/** Counts the subscribers that pass the filters, by state. */
export async function countByState(
  database: Kysely<ReceiverDatabase>,
  filters: SubscriberFilters,
): Promise<Map<SubscriberState, number>> {
  const rows = await filterSubscribers(database, filters)
    .select(({ fn }) => ['state', fn.countAll<number | string>().as('count')])
    .groupBy('state')
    .execute()
  // PostgreSQL counts in a type that its driver hands over as text.
  return new Map(rows.map(({ state, count }) => [state, Number(count)]))
}

/** Counts those to whom articles are mailed. */
export async function countConfirmed(database: Kysely<ReceiverDatabase>): Promise<number> {
  return (await countByState(database, { state: 'confirmed' })).get('confirmed') ?? 0
}

/**
 * Reads the subscribers that pass the filters, the latest sign-up first.
 * @param edge the one at the edge of the page that came before; null for the first page.
 */
export async function selectSubscribers(
  database: Kysely<ReceiverDatabase>,
  filters: SubscriberFilters,
  limit: number,
  edge: Pick<SubscribersTable, 'id' | 'signed_up_at'> | null = null,
  direction: Direction = 'older',
): Promise<SubscribersTable[]> {
  const { sign, order } = READING[direction]
  let query = filterSubscribers(database, filters)
  if (edge) {
    query = query.where(({ eb, or, and }) =>
      or([
        eb('signed_up_at', sign, edge.signed_up_at),
        and([eb('signed_up_at', '=', edge.signed_up_at), eb('id', sign, edge.id)]),
      ]),
    )
  }
  const rows = await query
    .selectAll()
    .orderBy('signed_up_at', order)
    .orderBy('id', order)
    .limit(limit)
    .execute()
  return direction === 'older' ? rows : rows.reverse()
}

const PAGE_ROWS = 1_000

/**
 * Hands out all subscribers that pass the filters, the latest sign-up first, holding one page at a time. The log knows of
 * each before it leaves.
 */
export async function* exportSubscribers(
  database: Kysely<ReceiverDatabase>,
  filters: SubscriberFilters,
  who: Accessor,
): AsyncGenerator<SubscribersTable> {
  let last: SubscribersTable | null = null
  for (;;) {
    const page: SubscribersTable[] = await selectSubscribers(database, filters, PAGE_ROWS, last)
    const ids = page.map(({ id }) => id)
    await recordExport(database, ids, who, 'subscriber')
    yield* page
    last = page.at(-1) ?? null
    if (page.length < PAGE_ROWS) return
  }
}

/** Of an export, in order. */
export const SUBSCRIBER_COLUMNS = [
  'id',
  'email',
  'state',
  'signed_up_at',
  'wording',
  'asked_at',
  'confirmed_at',
  'ended_at',
] as const satisfies readonly (keyof SubscribersTable)[]

/** Says how much mail to subscribers has not been sent, and why that may be; null where all was sent. */
export async function describeUnsentMail(
  database: Kysely<ReceiverDatabase>,
): Promise<string | null> {
  const unsent = database
    .selectFrom('deliveries')
    .where('state', 'in', ['waiting', 'dead'])
    .where('kind', 'in', ['confirmation', 'article'])
  const rows = await unsent
    .select(({ fn }) => ['state', fn.countAll<number | string>().as('count')])
    .groupBy('state')
    .execute()
  if (rows.length === 0) return null
  const counts = new Map(rows.map(({ state, count }) => [state, Number(count)]))
  const count = (state: DeliveryState) => (counts.get(state) ?? 0).toLocaleString('en-GB')
  const advice = counts.has('dead') ? ' (retry --all sends it again)' : ''
  const failed = await unsent
    .select('last_error')
    .where('last_error', 'is not', null)
    .orderBy('next_attempt_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const reason = failed ? ` Last failure: ${failed.last_error?.replace(/\.$/, '')}.` : ''
  return `Mail to subscribers: ${count('waiting')} waiting, ${count('dead')} given up${advice}.${reason}`
}

/** @param email undefined where no person is meant. */
export async function countSubscriber(
  database: Kysely<ReceiverDatabase>,
  email: string | undefined,
): Promise<number> {
  if (email === undefined) return 0
  const rows = await database
    .selectFrom('subscribers')
    .select('id')
    .where(lowerEmail, '=', email.toLowerCase())
    .execute()
  return rows.length
}

/**
 * Notes down that mail to an address came back, so that no more is sent there. Who has left stays so.
 * @throws InboxError where no subscriber has the address.
 */
export async function markBounced(
  database: Kysely<ReceiverDatabase>,
  email: string,
  now: Date,
): Promise<void> {
  const subscriber = await database
    .selectFrom('subscribers')
    .select('id')
    .where(lowerEmail, '=', email.toLowerCase())
    .executeTakeFirst()
  if (!subscriber)
    throw new InboxError(`No subscriber has the address "${email}". Nothing was changed.`)
  await endSubscriber(database, subscriber.id, 'bounced', now)
}

/**
 * Erases a subscriber with all that was or is to be sent to them, and puts the id into the log.
 * @returns how many rows of subscribers went.
 */
export function eraseSubscriber(
  database: Kysely<ReceiverDatabase>,
  email: string | undefined,
  who: Accessor,
): Promise<number> {
  if (email === undefined) return Promise.resolve(0)
  return database.transaction().execute(async (transaction) => {
    const erased = await transaction
      .deleteFrom('subscribers')
      .where(lowerEmail, '=', email.toLowerCase())
      .returning('id')
      .execute()
    const ids = erased.map(({ id }) => id)
    await recordAccess(transaction, 'erased', ids, who, 'subscriber')
    if (ids.length > 0) {
      await transaction.deleteFrom('deliveries').where('recipient', 'in', ids).execute()
    }
    return ids.length
  })
}

/** Goes on from what is said of messages; empty where there is none. */
export function describeSubscribers(count: number): string {
  return count === 0 ? '' : ` ${pluralise(count, 'subscriber')} of the newsletter.`
}

/** Says how many were asked for confirmation. */
export function describeAsked(count: number): string {
  return count === 0
    ? 'All subscribers have been asked already.'
    : `${pluralise(count, 'subscriber')} will be asked.`
}

/** What stands in the way of asking. */
export const NO_MAIL =
  'Mail is not configured here, so nobody is asked for confirmation: set SMTP_URL, then run subscribers --ask.'

/** When a subscriber came into the present state; null for one who is pending. */
export function stateSince({ state, confirmed_at, ended_at }: SubscribersTable): string | null {
  return { pending: null, confirmed: confirmed_at, left: ended_at, bounced: ended_at }[state]
}
