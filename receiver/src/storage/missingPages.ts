import type { Kysely } from 'kysely'
import type { MissingPagesTable, ReceiverDatabase } from './schema.ts'

/** Addresses with a row of their own. What scans ask for ends up in the row of the others. */
export const MAX_MISSING_PAGES = 1_000
export const OTHER_PAGES = ''

/**
 * Adds counts to those in the database, where those of other processes are too. Beyond the most asked for, addresses
 * are counted together.
 */
export function addMissingPages(
  database: Kysely<ReceiverDatabase>,
  counted: readonly MissingPagesTable[],
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    await addRows(transaction, counted)
    const rare = transaction
      .selectFrom('missing_pages')
      .select('path')
      .where('path', '<>', OTHER_PAGES)
      .orderBy('requests', 'desc')
      .orderBy('last_day', 'desc')
      .orderBy('path')
      // SQLite takes an offset with a limit only.
      .limit(Number.MAX_SAFE_INTEGER)
      .offset(MAX_MISSING_PAGES)
    const removed = await transaction
      .deleteFrom('missing_pages')
      .where('path', 'in', rare)
      .returning(['requests', 'last_day'])
      .execute()
    if (removed.length === 0) return
    const others = {
      path: OTHER_PAGES,
      requests: removed.reduce((sum, { requests }) => sum + requests, 0),
      last_day: removed.reduce((last, { last_day }) => (last_day > last ? last_day : last), ''),
      linked_from: null,
    }
    await addRows(transaction, [others])
  })
}

async function addRows(
  database: Kysely<ReceiverDatabase>,
  rows: readonly MissingPagesTable[],
): Promise<void> {
  await database
    .insertInto('missing_pages')
    // In one order, so that two processes do not wait for each other.
    .values(rows.toSorted((one, other) => (one.path < other.path ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.column('path').doUpdateSet(({ eb, fn, ref }) => ({
        requests: eb('missing_pages.requests', '+', ref('excluded.requests')),
        // SQLite has no `greatest`.
        last_day: eb
          .case()
          .when('excluded.last_day', '>', ref('missing_pages.last_day'))
          .then(ref('excluded.last_day'))
          .else(ref('missing_pages.last_day'))
          .end(),
        linked_from: fn.coalesce('excluded.linked_from', 'missing_pages.linked_from'),
      })),
    )
    .execute()
}

/** What visitors asked for in vain. */
export type MissingPagesRead = {
  /** Those with a row of their own, the most wanted first. */
  pages: MissingPagesTable[]
  /** Requests for all others together. */
  otherRequests: number
}

/** Reads what has been counted. */
export async function readMissingPages(
  database: Kysely<ReceiverDatabase>,
): Promise<MissingPagesRead> {
  const rows = await database
    .selectFrom('missing_pages')
    .selectAll()
    .orderBy('requests', 'desc')
    .orderBy('last_day', 'desc')
    .orderBy('path')
    .execute()
  return {
    pages: rows.filter(({ path }) => path !== OTHER_PAGES),
    otherRequests: rows.find(({ path }) => path === OTHER_PAGES)?.requests ?? 0,
  }
}

/** Begins anew. @returns how many counts were forgotten. */
export async function forgetMissingPages(database: Kysely<ReceiverDatabase>): Promise<number> {
  const { numDeletedRows } = await database.deleteFrom('missing_pages').executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
