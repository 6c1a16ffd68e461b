import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** What came of the tests of one runner. */
export type TestCounts = {
  passed: number
  /** Also what ought to have run and did not, and faults outside any test. */
  failed: number
  /** The reason of each test that was left out on purpose. */
  skipped: string[]
}

export const NO_REASON = 'No reason given'

/** Leaves a runner's counts in the file that TEST_COUNTS_FILE names. */
export function writeCounts(counts: TestCounts): void {
  const file = process.env.TEST_COUNTS_FILE
  if (!file) throw new Error('TEST_COUNTS_FILE names no file for the counts.')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(counts))
}

/**
 * Reads what a runner has left.
 * @param exitCode of the runner, which is believed where it says worse than the counts: it may have died before it counted.
 */
export function readCounts(file: string, exitCode: number): TestCounts {
  const counts = parse(file) ?? { passed: 0, failed: 1, skipped: [] }
  return exitCode === 0 ? counts : { ...counts, failed: Math.max(counts.failed, 1) }
}

function parse(file: string): TestCounts | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** The end of a run: a line for each reason that tests were skipped for, and the line that sums up. */
export function summary(parts: TestCounts[]): string {
  const skipped = parts.flatMap((counts) => counts.skipped)
  const reasons = Map.groupBy(skipped, (reason) => reason)
  const total = (name: 'passed' | 'failed') => parts.reduce((sum, counts) => sum + counts[name], 0)
  const sums = [`${total('passed')} passed`, `${total('failed')} failed`]
  if (skipped.length > 0) sums.push(`${skipped.length} skipped`)
  return [
    ...[...reasons].map(([reason, tests]) => `Skipped (${tests.length}): ${reason}`),
    sums.join(', '),
  ].join('\n')
}
