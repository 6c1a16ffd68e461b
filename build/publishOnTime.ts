import { setTimeout } from 'node:timers/promises'
import { today } from '../content-model/dates.ts'

/** The date is read at least this often, because clocks are changed and machines sleep. */
const LONGEST_WAIT_MS = 60 * 60 * 1000

type Publishing = {
  /** The day, as 2024-09-06, on which the served site goes out of date; undefined if no article is scheduled. */
  nextDay: () => Promise<string | undefined>
  /** Builds the site again and serves it. If that fails, the former site stays, and the next try is an hour later. */
  publish: () => Promise<void>
  /** Resolves after a number of milliseconds. */
  wait?: (durationMs: number) => Promise<void>
}

/**
 * Builds the site again and serves it on the day of each scheduled article. Checks at midnight in the machine's time
 * zone and every hour, as another site may be served by then. The timers do not keep the process running.
 */
export async function publishOnTime({
  nextDay,
  publish,
  wait = (durationMs) => setTimeout(durationMs, undefined, { ref: false }),
}: Publishing): Promise<never> {
  for (;;) {
    const day = await nextDay()
    if (day !== undefined && day <= today()) await publish()
    await wait(Math.min(LONGEST_WAIT_MS, msToMidnight()))
  }
}

/** At least a second, because the timer and the date use different clocks. */
function msToMidnight(): number {
  const now = new Date()
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  return Math.max(1000, midnight.getTime() - now.getTime())
}
