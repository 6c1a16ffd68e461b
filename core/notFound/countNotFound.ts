import type { Kysely } from 'kysely'
import { countInBatches } from '../database/countInBatches.ts'
import type { Tables } from '../database/tables.ts'
import type { Log } from '../lib/outageLog.ts'
import { addNotFound, MAX_NOT_FOUND_PATHS, OTHER_PAGES } from './notFoundCounts.ts'
import type { NotFoundTable } from './tables.ts'

const MAX_PATH_LENGTH = 200

/** The last name in a page's path has no extension, or `.html`. Scans mostly request other extensions. */
const PAGE_PATH = /\/(?:[^/.]*|[^/]+\.html?)\/?$/
const HIDDEN = '/.'
/** An email address, or a control character. */
const UNWANTED = /@|\p{Cc}/u

/** Counts requests for missing pages. */
export type NotFound = {
  /**
   * @param path decoded path of the address.
   * @param linkedFrom page of the site that links to the path, if the referrer is one; never a referrer outside the
   * site.
   */
  count(path: string, linkedFrom: string | null): void
  /** Writes the counts and ends the timer. */
  stop(): Promise<void>
}

type NotFoundOptions = {
  database: Kysely<Tables>
  log: Log
  now: () => Date
  writeEveryMs?: number
}

/** Counts in memory and writes the counts at intervals. */
export function countNotFound({ database, log, now, writeEveryMs }: NotFoundOptions): NotFound {
  const counts = countInBatches<NotFoundTable>({
    subject: 'the count of missing pages',
    keyOf: ({ path }) => path,
    merge: (known, added) => ({
      ...added,
      requests: known.requests + added.requests,
      linked_from: added.linked_from ?? known.linked_from,
    }),
    maxRows: MAX_NOT_FOUND_PATHS,
    overflowRow: (row) => ({ ...row, path: OTHER_PAGES, linked_from: null }),
    write: (rows) => addNotFound(database, rows),
    log,
    writeEveryMs,
  })

  return {
    count(path, linkedFrom) {
      if (!isPagePath(path)) return
      const isOwnRow = path.length <= MAX_PATH_LENGTH && !UNWANTED.test(path)
      counts.add({
        path: isOwnRow ? path : OTHER_PAGES,
        requests: 1,
        last_day: now().toISOString().slice(0, 10),
        linked_from: isOwnRow ? linkedFrom : null,
      })
    },
    stop: counts.stop,
  }
}

function isPagePath(path: string): boolean {
  return PAGE_PATH.test(path) && !path.includes(HIDDEN)
}
