import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** The results of one runner. */
export type TestCounts = {
  passed: number
  /** Failures with their reasons. Includes required tests that did not run, and errors outside any test. */
  failed: string[]
  /** The reason of each test skipped on purpose. */
  skipped: string[]
}

/** A part of a run, with its duration. */
export type TestPart = { name: string; seconds: number; counts: TestCounts }

export const NO_REASON = 'No reason given'

/** Writes the counts of a runner to the file that TEST_COUNTS_FILE names. */
export function writeCounts(counts: TestCounts): void {
  const file = process.env.TEST_COUNTS_FILE
  if (!file) throw new Error('TEST_COUNTS_FILE must name the file for the counts.')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(counts))
}

/**
 * Reads the counts of a runner.
 * @param exitCode of the runner. A failing exit code without counted failures is a failure: the runner may have died.
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

/** Number of lines of an error that the end of a run repeats. */
const ERROR_LINES = 8

/** Formats a failure with its reason in a few lines. */
export function failure(title: string, error: string | undefined): string {
  const lines = stripVTControlCharacters(error ?? 'It did not run.')
    .split('\n')
    .slice(0, ERROR_LINES)
  return [title, ...lines.map((line) => `    ${line}`)].join('\n')
}

/**
 * The end of a run: the failures, a line for each reason for skipping, the seconds of each part, and the
 * summary line. A log is often cut to its end, so the end lists everything to fix.
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
