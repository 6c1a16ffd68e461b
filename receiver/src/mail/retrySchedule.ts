import type { SendFailure } from './readSendFailure.ts'

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

/**
 * How long to wait after a failed attempt; null where the mail is given up.
 * @param attempts begun so far, this one included.
 */
export function retryDelayMs(attempts: number, { isPermanent }: SendFailure): number | null {
  if (isPermanent && attempts >= MAX_PERMANENT_REFUSALS) return null
  return RETRY_DELAYS_MS[attempts - 1] ?? null
}
