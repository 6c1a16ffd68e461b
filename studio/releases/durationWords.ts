import { labels } from './labels.ts'

/** In steps of five seconds, and of a minute from a minute and a half: a publish takes now more, now less. */
export function durationWords(ms: number): string {
  const seconds = Math.max(5, Math.round(ms / 5000) * 5)
  return seconds < 90 ? labels.seconds(seconds) : labels.minutes(Math.round(seconds / 60))
}
