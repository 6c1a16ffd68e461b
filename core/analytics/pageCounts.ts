import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { AnalyticsTable } from './tables.ts'

/** Most rows of a day. The pages of a large site fit; invented referrers do not grow the table beyond it. */
export const MAX_DAY_ROWS = 10_000
/** Page of the row that sums up all pages without a row of their own. */
export const OTHER_PAGES = ''

/** One SQLite statement takes at most 32,766 values. */
const INSERTED_ROWS = 1_000
const KEY = ['day', 'page', 'measure', 'detail'] as const

/** The row that counts a view or vital when there is no room for another row: without its page and its source. */
export function overflowRow(row: AnalyticsTable): AnalyticsTable {
  return { ...row, page: OTHER_PAGES, detail: row.measure === 'view' ? '' : row.detail }
}

export function keyOf({ day, page, measure, detail }: AnalyticsTable): string {
  return JSON.stringify([day, page, measure, detail])
}

/**
 * Adds counts to the database, which also holds the counts of other processes. Beyond the row limit of a day, the
 * rarest rows are summed up without their pages and sources.
 */
export function addPageCounts(
  database: Kysely<Tables>,
  counted: readonly AnalyticsTable[],
  maxDayRows = MAX_DAY_ROWS,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    await addRows(transaction, counted)
    for (const day of new Set(counted.map((row) => row.day))) {
      const removed = await removeRare(transaction, day, maxDayRows)
      for (const row of removed) await addRows(transaction, [overflowRow(row)])
    }
  })
}

async function addRows(database: Kysely<Tables>, rows: readonly AnalyticsTable[]): Promise<void> {
  // A fixed order keeps two processes from deadlocking.
  const inOrder = rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  for (let start = 0; start < inOrder.length; start += INSERTED_ROWS) {
    await database
      .insertInto('analytics')
      .values(inOrder.slice(start, start + INSERTED_ROWS))
      .onConflict((conflict) =>
        conflict.columns(KEY).doUpdateSet(({ eb, ref }) => ({
          count: eb('analytics.count', '+', ref('excluded.count')),
        })),
      )
      .execute()
  }
}

/** Removes the smallest counts of a day that has too many rows; rows that are sums already stay. */
function removeRare(
  database: Kysely<Tables>,
  day: string,
  maxRows: number,
): Promise<AnalyticsTable[]> {
  const rare = database
    .selectFrom('analytics')
    .select(KEY)
    .where('day', '=', day)
    .where('page', '<>', OTHER_PAGES)
    .orderBy('count', 'desc')
    .orderBy('page')
    .orderBy('measure')
    .orderBy('detail')
    // SQLite allows an offset only with a limit.
    .limit(Number.MAX_SAFE_INTEGER)
    .offset(maxRows)
  return database
    .deleteFrom('analytics')
    .where(({ eb, refTuple }) => eb(refTuple(...KEY), 'in', rare.$asTuple(...KEY)))
    .returningAll()
    .execute()
}
