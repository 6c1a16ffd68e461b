import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** The results of one runner. */
export type TestCounts = {
  passed: number
  /** Failures with their reasons, one each; also required tests that did not run, and faults outside any test. */
  failed: string[]
  /** The reason of each test skipped on purpose. */
  skipped: string[]
}

/** A part of a run, with its time. */
export type TestPart = { name: string; seconds: number; counts: TestCounts }

export const NO_REASON = 'No reason given'

/** Writes a runner's counts to the file that TEST_COUNTS_FILE names. */
export function writeCounts(counts: TestCounts): void {
  const file = process.env.TEST_COUNTS_FILE
  if (!file) throw new Error('TEST_COUNTS_FILE names no file for the counts.')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(counts))
}

/**
 * Reads a runner's counts.
 * @param exitCode of the runner, which counts if it is worse than the counts: the runner may have died before.
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

/** Lines of an error to repeat at the end of a run. */
const ERROR_LINES = 8

/** Prints each failure and, in a few lines, its reason. */
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
