import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { lowerEmail } from '../lib/lowerEmail.ts'
import type { DeliveryState } from '../outbox/tables.ts'
import { type Accessor, recordAccess, recordExport } from '../submissions/accessLog.ts'
import { type Direction, likeAnywhere, READING } from '../submissions/selectSubmissions.ts'
import { MailingError } from './MailingError.ts'
import { endSubscriber } from './subscribers.ts'
import type { SubscriberState, SubscribersTable } from './tables.ts'

/** Filters for subscribers; absent properties do not restrict the result. */
export type SubscriberFilters = {
  state?: SubscriberState
  search?: string
  /** Null for subscribers in the site's first language. */
  language?: string | null
}

function filterSubscribers(
  database: Kysely<Tables>,
  { state, search, language }: SubscriberFilters,
) {
  let query = database.selectFrom('subscribers')
  if (state) query = query.where('state', '=', state)
  if (language !== undefined) query = query.where('language', 'is not distinct from', language)
  if (search) {
    const pattern = likeAnywhere(search.toLowerCase())
    query = query.where(sql<boolean>`${lowerEmail} like ${pattern} escape ${'\\'}`)
  }
  return query
}

/** Counts the subscribers that match the filters, by state. */
export async function countByState(
  database: Kysely<Tables>,
  filters: SubscriberFilters,
): Promise<Map<SubscriberState, number>> {
  const rows = await filterSubscribers(database, filters)
    .select(({ fn }) => ['state', fn.countAll<number | string>().as('count')])
    .groupBy('state')
    .execute()
  // PostgreSQL counts in a type that its driver returns as text.
  return new Map(rows.map(({ state, count }) => [state, Number(count)]))
}

/** Counts the subscribers who get the articles of a language. */
export async function countConfirmed(
  database: Kysely<Tables>,
  language: string | null,
): Promise<number> {
  return (await countByState(database, { state: 'confirmed', language })).get('confirmed') ?? 0
}

/**
 * Reads the subscribers that match the filters, the latest sign-up first.
 * @param edge the row at the edge of the previous page; null for the first page.
 */
export async function selectSubscribers(
  database: Kysely<Tables>,
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
 * Yields all subscribers that match the filters, the latest sign-up first; it holds one page in memory at a time. Each
 * is in the access log before it is yielded.
 */
export async function* exportSubscribers(
  database: Kysely<Tables>,
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

/** Columns of an export, in order. */
export const SUBSCRIBER_COLUMNS = [
  'id',
  'email',
  'state',
  'signed_up_at',
  'language',
  'wording',
  'asked_at',
  'confirmed_at',
  'ended_at',
] as const satisfies readonly (keyof SubscribersTable)[]

/** Unsent mail to subscribers. */
export type UnsentMail = {
  waiting: number
  dead: number
  /** The failure of the mail that was tried last; null without a failure. */
  lastError: string | null
}

/** Counts the unsent mail to subscribers. */
export async function readUnsentMail(database: Kysely<Tables>): Promise<UnsentMail> {
  const unsent = database
    .selectFrom('deliveries')
    .where('state', 'in', ['waiting', 'dead'])
    .where('kind', 'in', ['confirmation', 'article'])
  const rows = await unsent
    .select(({ fn }) => ['state', fn.countAll<number | string>().as('count')])
    .groupBy('state')
    .execute()
  const count = (state: DeliveryState) =>
    Number(rows.find((row) => row.state === state)?.count ?? 0)
  const failed = await unsent
    .select('last_error')
    .where('last_error', 'is not', null)
    .orderBy('next_attempt_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { waiting: count('waiting'), dead: count('dead'), lastError: failed?.last_error ?? null }
}

/** Counts the subscribers with an address: one or none. */
export async function countSubscriber(database: Kysely<Tables>, email: string): Promise<number> {
  const rows = await database
    .selectFrom('subscribers')
    .select('id')
    .where(lowerEmail, '=', email.toLowerCase())
    .execute()
  return rows.length
}

/**
 * Records that mail to an address came back, so that no more is sent there. A subscriber who has left stays in that
 * state.
 * @throws MailingError if no subscriber has the address.
 */
export async function markBounced(
  database: Kysely<Tables>,
  email: string,
  now: Date,
): Promise<void> {
  const subscriber = await database
    .selectFrom('subscribers')
    .select('id')
    .where(lowerEmail, '=', email.toLowerCase())
    .executeTakeFirst()
  if (!subscriber) throw new MailingError({ kind: 'no-subscriber', email })
  await endSubscriber(database, subscriber.id, 'bounced', now)
}

/**
 * Erases a subscriber and all mail sent or queued to them, and records the id in the access log.
 * @returns the number of erased subscribers.
 */
export function eraseSubscriber(
  database: Kysely<Tables>,
  email: string,
  who: Accessor,
): Promise<number> {
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

/** When a subscriber entered the present state; null for a pending one. */
export function stateSince({ state, confirmed_at, ended_at }: SubscribersTable): string | null {
  return { pending: null, confirmed: confirmed_at, left: ended_at, bounced: ended_at }[state]
}
