import { labels } from './labels.ts'

/** @returns undefined where there are none. */
export function medianOf(values: readonly number[]): number | undefined {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]
}

/** In steps of five seconds, and of a minute from a minute and a half: a publish takes now more, now less. */
export function durationWords(ms: number): string {
  const seconds = Math.max(5, Math.round(ms / 5000) * 5)
  return seconds < 90 ? labels.seconds(seconds) : labels.minutes(Math.round(seconds / 60))
}
