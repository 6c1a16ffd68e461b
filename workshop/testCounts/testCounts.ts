import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** What came of the tests of one runner. */
export type TestCounts = {
  passed: number
  /** What failed and why, one each; also what ought to have run and did not, and faults outside any test. */
  failed: string[]
  /** The reason of each test that was left out on purpose. */
  skipped: string[]
}

/** A part of a run, with the time that it took. */
export type TestPart = { name: string; seconds: number; counts: TestCounts }

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
  const counts = parse(file)
  if (counts && (exitCode === 0 || counts.failed.length > 0)) return counts
  const failed = [`${basename(file, '.json')} ended with exit code ${exitCode}`]
  return { passed: counts?.passed ?? 0, failed, skipped: counts?.skipped ?? [] }
}

function parse(file: string): TestCounts | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Lines of an error that are shown again at the end of a run. */
const ERROR_LINES = 8

/** Says what failed and, in a few lines, why. */
export function failure(title: string, error: string | undefined): string {
  const lines = stripVTControlCharacters(error ?? 'It did not run.')
    .split('\n')
    .slice(0, ERROR_LINES)
  return [title, ...lines.map((line) => `    ${line}`)].join('\n')
}

/**
 * The end of a run: what failed, a line for each reason that tests were skipped for, the seconds of each part, and the
 * line that sums up. A log is often cut to its end, so the end says all that is to be mended.
 */
export function summary(parts: TestPart[]): string {
  const skipped = parts.flatMap(({ counts }) => counts.skipped)
  const reasons = Map.groupBy(skipped, (reason) => reason)
  const failed = parts.flatMap(({ counts }) => counts.failed)
  const passed = parts.reduce((sum, { counts }) => sum + counts.passed, 0)
  const sums = [`${passed} passed`, `${failed.length} failed`]
  if (skipped.length > 0) sums.push(`${skipped.length} skipped`)
  return [
    ...failed.map((text) => `Failed: ${text}`),
    ...[...reasons].map(([reason, tests]) => `Skipped (${tests.length}): ${reason}`),
    ...parts.map(({ name, seconds }) => `${Math.round(seconds)} s ${name}`),
    sums.join(', '),
  ].join('\n')
}
