import { setTimeout } from 'node:timers/promises'
import { today } from '../content-model/dates.ts'

/** Clocks are set and machines sleep: the day is read anew after this. */
const LONGEST_WAIT_MS = 60 * 60 * 1000

type Publishing = {
  /** The day, as 2024-09-06, on which the served site is out of date; undefined if there is none. */
  nextDay: () => Promise<string | undefined>
  /** Builds and serves it anew. If that fails, the former site stays, and the next try is an hour later. */
  publish: () => Promise<void>
  /** Resolves after a number of milliseconds. */
  wait?: (durationMs: number) => Promise<void>
}

/**
 * Builds the site again whenever the day of a scheduled article has come, and serves it. Looks at each midnight of the
 * machine's time zone and each hour, as another site may be served by then; no wait keeps the process from ending.
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

/** A second at least, as two clocks are read one after the other. */
function msToMidnight(): number {
  const now = new Date()
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  return Math.max(1000, midnight.getTime() - now.getTime())
}
