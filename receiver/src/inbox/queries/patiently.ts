import { retryWhileBusy } from '../../storage/retryWhileBusy.ts'

/** A person waits: long for a receiver's commits, short of a program that hangs. */
const PATIENCE_MS = 10_000

/** Runs an operation again while the receiver holds the SQLite database. */
export function patiently<Result>(operation: () => Promise<Result>): Promise<Result> {
  return retryWhileBusy(operation, PATIENCE_MS)
}
