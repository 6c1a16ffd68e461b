import { createOutageLog, type Log } from '../lib/outageLog.ts'
import { retryWhileBusy } from './openSqlite.ts'

const WRITE_EVERY_MS = 60_000
/** How long to wait for a database that another process has locked. */
const PATIENCE_MS = 2_000

/** Column type of counts: whole numbers up to JavaScript's limit. PostgreSQL would return a bigint as text. */
export const COUNT = 'double precision'

/** Sums that wait to be written. */
export type BatchedCounts<Row> = {
  add(row: Row): void
  /** Writes the counts and ends the timer. */
  stop(): Promise<void>
}

type BatchOptions<Row> = {
  /** The subject of log lines, as "the count of missing pages". */
  subject: string
  keyOf(row: Row): string
  /** Merges two rows with the same key. */
  merge(known: Row, added: Row): Row
  maxRows: number
  /** The row that counts another row when there is no room for it. */
  overflowRow(row: Row): Row
  /** Adds the rows to those in the database. */
  write(rows: readonly Row[]): Promise<void>
  log: Log
  writeEveryMs?: number | undefined
}

/**
 * Counts in memory and writes the counts at intervals, so that no request waits for the database. A killed process
 * loses the counts since the last write.
 */
export function countInBatches<Row>({
  subject,
  keyOf,
  merge,
  maxRows,
  overflowRow,
  write,
  log,
  writeEveryMs = WRITE_EVERY_MS,
}: BatchOptions<Row>): BatchedCounts<Row> {
  const outage = createOutageLog(log, subject)
  let counts = new Map<string, Row>()
  let writing: Promise<void> = Promise.resolve()

  function add(given: Row): void {
    const hasRoom = counts.has(keyOf(given)) || counts.size < maxRows
    const row = hasRoom ? given : overflowRow(given)
    const key = keyOf(row)
    const known = counts.get(key)
    counts.set(key, known === undefined ? row : merge(known, row))
  }

  async function writeAll(): Promise<void> {
    if (counts.size === 0) return
    const taken = counts
    counts = new Map()
    try {
      await retryWhileBusy(() => write([...taken.values()]), PATIENCE_MS)
      outage.ended()
    } catch (error) {
      for (const row of taken.values()) add(row)
      outage.failed(error)
    }
  }

  const timer = setInterval(() => {
    writing = writing.then(writeAll)
  }, writeEveryMs).unref()

  return {
    add,
    async stop() {
      clearInterval(timer)
      await writing.then(writeAll)
    },
  }
}
