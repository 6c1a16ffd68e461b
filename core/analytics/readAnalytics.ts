import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { OTHER_PAGES } from './pageCounts.ts'
import { type AnalyticsTable, VITALS, type Vital } from './tables.ts'
import { percentile75 } from './vitals.ts'

/** The 75th percentile of each vital, as the upper end of its bucket; a vital without measurements is absent. */
export type Vitals = Partial<Record<Vital, number>>

type PageNumbers = {
  /** Blank for views without a row of their own, and for messages from an unknown page. */
  page: string
  views: number
  /** Contact messages sent from the page, without spam. */
  leads: number
  /** Addresses entered into the newsletter form on the page. */
  signUps: number
  vitals: Vitals
}

/** Counts since a given day. */
export type Analytics = {
  /** The most viewed first. */
  pages: PageNumbers[]
  /** Sites and campaigns that led to a page, the most frequent first. */
  sources: { source: string; views: number }[]
  /** Days with at least one view, the earliest first. */
  days: { day: string; views: number }[]
  /** Of all pages together. */
  vitals: Vitals
  /** Subscribers who confirmed their address since that day. */
  subscribers: number
}

type Count = number | string

/**
 * Reads the page counts, leads and sign-ups.
 * @param since first day, in UTC, as 2026-11-22.
 */
export async function readAnalytics(database: Kysely<Tables>, since: string): Promise<Analytics> {
  const total = sql<number>`sum(count)`
  const counted = database.selectFrom('analytics').where('day', '>=', since)
  const views = counted.where('measure', '=', 'view')
  const viewsByPage = await views
    .select(['page', total.as('views')])
    .groupBy('page')
    .execute()
  const sources = await views
    .select(['detail as source', total.as('views')])
    .where('detail', '<>', '')
    .groupBy('detail')
    .orderBy('views', 'desc')
    .orderBy('detail')
    .execute()
  const days = await views
    .select(['day', total.as('views')])
    .groupBy('day')
    .orderBy('day')
    .execute()
  const measured = await counted
    .select(['page', 'measure', 'detail', total.as('count')])
    .where('measure', '<>', 'view')
    .groupBy(['page', 'measure', 'detail'])
    .execute()
  const sent = await database
    .selectFrom('submissions')
    .select(({ fn }) => ['page', 'form', fn.countAll<Count>().as('count')])
    .where('received_at', '>=', since)
    .where('status', '<>', 'spam')
    .groupBy(['page', 'form'])
    .execute()
  const { subscribers } = await database
    .selectFrom('subscribers')
    .select(({ fn }) => fn.countAll<Count>().as('subscribers'))
    .where('state', '=', 'confirmed')
    .where('confirmed_at', '>=', since)
    .executeTakeFirstOrThrow()

  const sentFrom = (form: string) =>
    new Map(
      sent.flatMap(({ page, ...row }) =>
        row.form === form ? [[page ?? OTHER_PAGES, Number(row.count)]] : [],
      ),
    )
  const viewsOf = new Map(viewsByPage.map((row) => [row.page, row.views]))
  const leads = sentFrom('contact')
  const signUps = sentFrom('newsletter')
  const names = new Set([...viewsOf.keys(), ...sent.map(({ page }) => page ?? OTHER_PAGES)])
  const byPage = Map.groupBy(measured, ({ page }) => page)
  const pages = [...names].map((page) => ({
    page,
    views: viewsOf.get(page) ?? 0,
    leads: leads.get(page) ?? 0,
    signUps: signUps.get(page) ?? 0,
    vitals: vitalsOf(byPage.get(page) ?? []),
  }))
  return {
    pages: pages.toSorted(inOrder),
    sources,
    days,
    vitals: vitalsOf(measured),
    subscribers: Number(subscribers),
  }
}

function vitalsOf(rows: readonly Pick<AnalyticsTable, 'measure' | 'detail' | 'count'>[]): Vitals {
  const vitals: Vitals = {}
  for (const vital of VITALS) {
    const counts = new Map<number, number>()
    for (const { measure, detail, count } of rows) {
      const end = Number(detail)
      if (measure === vital) counts.set(end, (counts.get(end) ?? 0) + count)
    }
    const end = percentile75(counts)
    if (end !== undefined) vitals[vital] = end
  }
  return vitals
}

/** The most viewed first; the row without a page last. */
function inOrder(one: PageNumbers, other: PageNumbers): number {
  const isOther = ({ page }: PageNumbers) => Number(page === OTHER_PAGES)
  return (
    isOther(one) - isOther(other) ||
    other.views - one.views ||
    other.leads - one.leads ||
    (one.page < other.page ? -1 : 1)
  )
}

/** Columns of a count, in the order of an export. */
export const COUNT_COLUMNS = [
  'day',
  'page',
  'measure',
  'detail',
  'count',
] as const satisfies readonly (keyof AnalyticsTable)[]

const PAGE_ROWS = 1_000

/** Yields every count since a day, in order; it holds one page of rows in memory at a time. */
export async function* readCounts(
  database: Kysely<Tables>,
  since: string,
): AsyncGenerator<AnalyticsTable> {
  for (let offset = 0; ; offset += PAGE_ROWS) {
    const rows = await database
      .selectFrom('analytics')
      .selectAll()
      .where('day', '>=', since)
      .orderBy('day')
      .orderBy('page')
      .orderBy('measure')
      .orderBy('detail')
      .limit(PAGE_ROWS)
      .offset(offset)
      .execute()
    yield* rows
    if (rows.length < PAGE_ROWS) return
  }
}
