const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/**
 * Pauses after the first, second … failed attempt. They outlast a weekend: three days and nine
 * hours in all.
 */
export const RETRY_DELAYS_MS = [
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  HOUR_MS,
  4 * HOUR_MS,
  12 * HOUR_MS,
  16 * HOUR_MS,
  24 * HOUR_MS,
  24 * HOUR_MS,
] as const

/** Servers also refuse "for good" by mistake, so a refused mail gets two more chances. */
const MAX_PERMANENT_REFUSALS = 3

/** What has been tried so far: attempts that have ended, and those that were refused for good. */
export type Tries = { attempts: number; permanentRefusals: number }

/** How long to wait after a failed attempt, which is counted; null where the mail is given up. */
export function retryDelayMs({ attempts, permanentRefusals }: Tries): number | null {
  if (permanentRefusals >= MAX_PERMANENT_REFUSALS) return null
  return RETRY_DELAYS_MS[attempts - 1] ?? null
}
