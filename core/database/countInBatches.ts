import { createOutageLog, type Log } from '../lib/outageLog.ts'
import { retryWhileBusy } from './openSqlite.ts'

const WRITE_EVERY_MS = 60_000
/** How long a database is waited for that another process holds. */
const PATIENCE_MS = 2_000

/** Type of a column for counts: whole numbers as far as JavaScript has them; PostgreSQL hands a larger integer over as text. */
export const COUNT = 'double precision'

/** Sums that wait to be written. */
export type BatchedCounts<Row> = {
  add(row: Row): void
  /** Writes what has been counted, and counts no more. */
  stop(): Promise<void>
}

type BatchOptions<Row> = {
  /** The subject of log lines, as "the count of missing pages". */
  subject: string
  /** Tells rows apart. */
  keyOf(row: Row): string
  /** One row for two with the same key. */
  merge(known: Row, added: Row): Row
  maxRows: number
  /** The row in which one is counted that has no room. */
  withoutRoom(row: Row): Row
  /** Adds to what the database holds. */
  write(rows: readonly Row[]): Promise<void>
  log: Log
  writeEveryMs?: number | undefined
}

/**
 * Counts in memory, and writes the counts now and then: no request waits for the database. What was counted since is
 * lost with a process that is killed.
 */
export function countInBatches<Row>({
  subject,
  keyOf,
  merge,
  maxRows,
  withoutRoom,
  write,
  log,
  writeEveryMs = WRITE_EVERY_MS,
}: BatchOptions<Row>): BatchedCounts<Row> {
  const outage = createOutageLog(log, subject)
  let counts = new Map<string, Row>()
  let writing: Promise<void> = Promise.resolve()

  function add(given: Row): void {
    const hasRoom = counts.has(keyOf(given)) || counts.size < maxRows
    const row = hasRoom ? given : withoutRoom(given)
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
