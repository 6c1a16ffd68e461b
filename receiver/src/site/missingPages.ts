import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { countInBatches } from '../storage/countInBatches.ts'
import { addMissingPages, MAX_MISSING_PAGES, OTHER_PAGES } from '../storage/missingPages.ts'
import type { MissingPagesTable, ReceiverDatabase } from '../storage/schema.ts'
import { isOwnHost } from './ownAddresses.ts'
import type { SiteIndex } from './siteIndex.ts'

const MAX_PATH_LENGTH = 200

/** A page's address ends in a name without an ending, or with that of a page. Scans mostly ask for others. */
const PAGE_PATH = /\/(?:[^/.]*|[^/]+\.html?)\/?$/
const HIDDEN = '/.'
/** Somebody's email address, or signs that no address has. */
const UNWANTED = /@|\p{Cc}/u

/** Counts pages that are asked for in vain. */
export type MissingPages = {
  /** @param path decoded path of the address. */
  count(path: string, request: FastifyRequest): void
  /** Writes what has been counted, and counts no more. */
  stop(): Promise<void>
}

type MissingPagesOptions = {
  database: Kysely<ReceiverDatabase>
  site: Pick<SiteIndex, 'hasPage'>
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  now: () => Date
  writeEveryMs?: number
}

/** Counts in memory, and writes the counts now and then. */
export function countMissingPages({
  database,
  site,
  log,
  now,
  writeEveryMs,
}: MissingPagesOptions): MissingPages {
  const counts = countInBatches<MissingPagesTable>({
    subject: 'the count of missing pages',
    keyOf: ({ path }) => path,
    merge: (known, added) => ({
      ...added,
      requests: known.requests + added.requests,
      linked_from: added.linked_from ?? known.linked_from,
    }),
    maxRows: MAX_MISSING_PAGES,
    withoutRoom: (row) => ({ ...row, path: OTHER_PAGES, linked_from: null }),
    write: (rows) => addMissingPages(database, rows),
    log,
    writeEveryMs,
  })

  return {
    count(path, request) {
      if (request.method !== 'GET' || !isPagePath(path)) return
      const isOwnRow = path.length <= MAX_PATH_LENGTH && !UNWANTED.test(path)
      counts.add({
        path: isOwnRow ? path : OTHER_PAGES,
        requests: 1,
        last_day: now().toISOString().slice(0, 10),
        linked_from: isOwnRow ? ownPage(request.headers.referer, request, site) : null,
      })
    },
    stop: counts.stop,
  }
}

function isPagePath(path: string): boolean {
  return PAGE_PATH.test(path) && !path.includes(HIDDEN)
}

/** The page of this site that a request came from. Nothing else that a visitor names is kept. */
function ownPage(
  referrer: string | undefined,
  request: FastifyRequest,
  site: Pick<SiteIndex, 'hasPage'>,
): string | null {
  if (referrer === undefined || !isOwnHost(referrer, request)) return null
  const { pathname } = new URL(referrer)
  return site.hasPage(pathname) ? pathname : null
}
