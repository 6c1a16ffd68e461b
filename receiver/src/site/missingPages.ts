import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { createOutageLog } from '../log.ts'
import { addMissingPages, MAX_MISSING_PAGES, OTHER_PAGES } from '../storage/missingPages.ts'
import { retryWhileBusy } from '../storage/openSqlite.ts'
import type { MissingPagesTable, ReceiverDatabase } from '../storage/schema.ts'
import { isOwnHost } from './ownAddresses.ts'
import type { SiteIndex } from './siteIndex.ts'

const WRITE_EVERY_MS = 60_000
/** How long a database is waited for that another process holds. */
const PATIENCE_MS = 2_000
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

/**
 * Counts in memory, and writes the counts now and then: no request waits for the database. What was counted since is
 * lost with a process that is killed.
 */
export function countMissingPages({
  database,
  site,
  log,
  now,
  writeEveryMs = WRITE_EVERY_MS,
}: MissingPagesOptions): MissingPages {
  const outage = createOutageLog(log, 'the count of missing pages')
  let counts = new Map<string, MissingPagesTable>()
  let writing: Promise<void> = Promise.resolve()

  function add({ path, requests, last_day, linked_from }: MissingPagesTable): void {
    const hasRoom = counts.has(path) || counts.size < MAX_MISSING_PAGES
    const row = hasRoom ? path : OTHER_PAGES
    const known = counts.get(row)
    counts.set(row, {
      path: row,
      requests: requests + (known?.requests ?? 0),
      last_day,
      linked_from: (hasRoom ? linked_from : null) ?? known?.linked_from ?? null,
    })
  }

  async function write(): Promise<void> {
    if (counts.size === 0) return
    const taken = counts
    counts = new Map()
    try {
      await retryWhileBusy(() => addMissingPages(database, [...taken.values()]), PATIENCE_MS)
      outage.ended()
    } catch (error) {
      for (const row of taken.values()) add(row)
      outage.failed(error)
    }
  }

  const timer = setInterval(() => {
    writing = writing.then(write)
  }, writeEveryMs).unref()

  return {
    count(path, request) {
      if (request.method !== 'GET' || !isPagePath(path)) return
      const isOwnRow = path.length <= MAX_PATH_LENGTH && !UNWANTED.test(path)
      add({
        path: isOwnRow ? path : OTHER_PAGES,
        requests: 1,
        last_day: now().toISOString().slice(0, 10),
        linked_from: isOwnRow ? ownPage(request.headers.referer, request, site) : null,
      })
    },
    async stop() {
      clearInterval(timer)
      await writing.then(write)
    },
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
