import { setTimeout as wait } from 'node:timers/promises'
import { sqliteCode } from './sqliteCode.ts'

/** SQLITE_BUSY and SQLITE_LOCKED. */
const BUSY_CODES = [5, 6]

/** Several times what one attempt may block, so that other requests get most of the time. */
const PAUSE_MS = 20

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
      const isBusy = BUSY_CODES.includes(sqliteCode(error) ?? 0)
      if (!isBusy || performance.now() + PAUSE_MS > deadlineMs) throw error
      await wait(PAUSE_MS)
    }
  }
}
