import type { Kysely } from 'kysely'
import { MAX_SOURCE_LENGTH } from '../../forms/sourceFields.ts'
import { countInBatches } from '../database/countInBatches.ts'
import type { Tables } from '../database/tables.ts'
import { oneLine } from '../lib/oneLine.ts'
import type { Log } from '../lib/outageLog.ts'
import { addPageCounts, keyOf, MAX_DAY_ROWS, overflowRow } from './pageCounts.ts'
import { type AnalyticsTable, VITALS, type Vital } from './tables.ts'
import { bucketOf } from './vitals.ts'

/** Counts the views and vitals that pages report. */
export type PageCounts = {
  /** @param told the fields of a report: `page`, and either its source (campaign, referrer) or its vitals. */
  count(told: ReadonlyMap<string, string>): void
  /** Writes the counts and ends the timer. */
  stop(): Promise<void>
}

type PageCountsOptions = {
  database: Kysely<Tables>
  /** @returns the page of the site at a decoded path, or undefined if there is none. */
  pageAt(path: string): string | undefined
  log: Log
  now: () => Date
  writeEveryMs?: number
}

/** Counts in memory and writes the counts at intervals. */
export function countPages({
  database,
  pageAt,
  log,
  now,
  writeEveryMs,
}: PageCountsOptions): PageCounts {
  const counts = countInBatches<AnalyticsTable>({
    subject: 'the count of page views',
    keyOf,
    merge: (known, added) => ({ ...known, count: known.count + added.count }),
    maxRows: MAX_DAY_ROWS,
    overflowRow,
    write: (rows) => addPageCounts(database, rows),
    log,
    writeEveryMs,
  })

  return {
    count(told) {
      const page = readPage(told.get('page') ?? '', pageAt)
      if (page === undefined) return
      const day = now().toISOString().slice(0, 10)
      const vitals = VITALS.filter((vital) => told.has(vital))
      for (const vital of vitals) {
        const end = readVital(vital, told.get(vital) ?? '')
        if (end !== undefined) {
          counts.add({ day, page, measure: vital, detail: String(end), count: 1 })
        }
      }
      if (vitals.length > 0) return
      counts.add({ day, page, measure: 'view', detail: readSource(told), count: 1 })
    },
    stop: counts.stop,
  }
}

const MAX_PATH_LENGTH = 200
/** An email address, or a control character. */
const UNWANTED = /@|\p{Cc}/u

/** The page of the site at a path; undefined for any other path. */
function readPage(path: string, pageAt: PageCountsOptions['pageAt']): string | undefined {
  if (!path.startsWith('/') || path.length > MAX_PATH_LENGTH) return undefined
  try {
    const decoded = decodeURIComponent(path)
    return UNWANTED.test(decoded) ? undefined : pageAt(decoded)
  } catch {
    // A stray percent sign.
    return undefined
  }
}

function readVital(vital: Vital, text: string): number | undefined {
  const value = Number(text)
  return text !== '' && value >= 0 ? bucketOf(vital, value) : undefined
}

const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign'] as const

/**
 * The campaign that led to a page, as `letter / email / spring`, or else the referring host; blank if neither is known.
 */
function readSource(told: ReadonlyMap<string, string>): string {
  const words = CAMPAIGN.map((name) => oneLine(told.get(name) ?? '', MAX_SOURCE_LENGTH))
  const campaign = words.filter(Boolean).join(' / ')
  if (campaign !== '' && !UNWANTED.test(campaign)) return campaign
  const host = URL.parse(`https://${told.get('referrer') ?? ''}`)?.hostname ?? ''
  return host.length <= MAX_SOURCE_LENGTH ? host : ''
}
