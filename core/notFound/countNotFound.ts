import type { Kysely } from 'kysely'
import { countInBatches } from '../database/countInBatches.ts'
import type { Tables } from '../database/tables.ts'
import type { Log } from '../lib/outageLog.ts'
import { addNotFound, MAX_NOT_FOUND_PATHS, OTHER_PAGES } from './notFoundCounts.ts'
import type { NotFoundTable } from './tables.ts'

const MAX_PATH_LENGTH = 200

/** A page's address ends in a name without an ending, or with that of a page. Scans mostly ask for others. */
const PAGE_PATH = /\/(?:[^/.]*|[^/]+\.html?)\/?$/
const HIDDEN = '/.'
/** Somebody's email address, or signs that no address has. */
const UNWANTED = /@|\p{Cc}/u

/** Counts pages that are asked for in vain. */
export type NotFound = {
  /**
   * @param path decoded path of the address.
   * @param linkedFrom page of the site that the request came from, if it did; nothing else that a visitor names.
   */
  count(path: string, linkedFrom: string | null): void
  /** Writes what has been counted, and counts no more. */
  stop(): Promise<void>
}

type NotFoundOptions = {
  database: Kysely<Tables>
  log: Log
  now: () => Date
  writeEveryMs?: number
}

/** Counts in memory, and writes the counts now and then. */
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
    withoutRoom: (row) => ({ ...row, path: OTHER_PAGES, linked_from: null }),
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
