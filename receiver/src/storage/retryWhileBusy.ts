import { setTimeout as wait } from 'node:timers/promises'

/** Primary result codes: SQLITE_BUSY and SQLITE_LOCKED (https://www.sqlite.org/rescode.html). */
const BUSY_CODES = new Set([5, 6])

/** As long as one attempt may block, so that other requests get at least half of the time. */
const PAUSE_MS = 200

function isBusy(error: unknown): boolean {
  if (!(error instanceof Error && 'errcode' in error)) return false
  return BUSY_CODES.has(Number(error.errcode) & 0xff)
}

/**
 * Runs an operation again while another process holds the database.
 * @param patienceMs time after which it is not tried again.
 * @throws the last error of the operation.
 */
export async function retryWhileBusy<Result>(
  operation: () => Promise<Result>,
  patienceMs: number,
): Promise<Result> {
  const deadlineMs = performance.now() + patienceMs
  for (;;) {
    try {
      return await operation()
    } catch (error) {
      if (!isBusy(error) || performance.now() + PAUSE_MS > deadlineMs) throw error
      await wait(PAUSE_MS)
    }
  }
}
