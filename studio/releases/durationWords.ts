import { labels } from './labels.ts'

/** Rounds to five seconds, and from a minute and a half to minutes, since publishes vary in duration. */
export function durationWords(ms: number): string {
  const seconds = Math.max(5, Math.round(ms / 5000) * 5)
  return seconds < 90 ? labels.seconds(seconds) : labels.minutes(Math.round(seconds / 60))
}
