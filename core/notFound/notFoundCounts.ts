import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { NotFoundTable } from './tables.ts'

/** Most addresses with a row of their own. The row of the others takes the requests of scans. */
export const MAX_NOT_FOUND_PATHS = 1_000
export const OTHER_PAGES = ''

/**
 * Adds counts to the database, which also holds the counts of other processes. Beyond the row limit, the least
 * requested addresses are counted together.
 */
export function addNotFound(
  database: Kysely<Tables>,
  counted: readonly NotFoundTable[],
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    await addRows(transaction, counted)
    const rare = transaction
      .selectFrom('not_found')
      .select('path')
      .where('path', '<>', OTHER_PAGES)
      .orderBy('requests', 'desc')
      .orderBy('last_day', 'desc')
      .orderBy('path')
      // SQLite allows an offset only with a limit.
      .limit(Number.MAX_SAFE_INTEGER)
      .offset(MAX_NOT_FOUND_PATHS)
    const removed = await transaction
      .deleteFrom('not_found')
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

async function addRows(database: Kysely<Tables>, rows: readonly NotFoundTable[]): Promise<void> {
  await database
    .insertInto('not_found')
    // A fixed order keeps two processes from deadlocking.
    .values(rows.toSorted((one, other) => (one.path < other.path ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.column('path').doUpdateSet(({ eb, fn, ref }) => ({
        requests: eb('not_found.requests', '+', ref('excluded.requests')),
        // SQLite has no `greatest`.
        last_day: eb
          .case()
          .when('excluded.last_day', '>', ref('not_found.last_day'))
          .then(ref('excluded.last_day'))
          .else(ref('not_found.last_day'))
          .end(),
        linked_from: fn.coalesce('excluded.linked_from', 'not_found.linked_from'),
      })),
    )
    .execute()
}

/** Missing pages that visitors requested. */
export type NotFoundRead = {
  /** Those with a row of their own, the most requested first. */
  pages: NotFoundTable[]
  /** Requests for all others together. */
  otherRequests: number
}

/** Reads the counts of missing pages. */
export async function readNotFound(database: Kysely<Tables>): Promise<NotFoundRead> {
  const rows = await database
    .selectFrom('not_found')
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

/** Deletes all counts. @returns the number of deleted rows. */
export async function forgetNotFound(database: Kysely<Tables>): Promise<number> {
  const { numDeletedRows } = await database.deleteFrom('not_found').executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
