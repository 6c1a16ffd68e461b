import type { Tables } from '../database/tables.ts'
import type { DeliveriesTable, DeliveryKind } from './tables.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Pauses that outlast a weekend: three days and nine hours in all. */
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

/** A delivery that this process holds until the lease ends or it is settled. */
export type ClaimedDelivery = Pick<DeliveriesTable, 'id' | 'recipient' | 'payload'> & {
  messageId: string
  /** The submission that it is about; null for none. */
  submission: Tables['submissions'] | null
  /** Attempts that have ended before this one, and how many of them were refused for good. */
  attempts: number
  permanentRefusals: number
  leasedUntil: Date
}

export type SendFailure = {
  /** For the owner and the log: codes and words of ours, never a visitor's. */
  reason: string
  /** The recipient has refused this delivery for good. */
  isPermanent: boolean
}

/** How deliveries of one kind are made. */
export type Sender = {
  kind: DeliveryKind
  /** Rejects when the recipient has not taken it. */
  send(delivery: ClaimedDelivery, signal: AbortSignal): Promise<void>
  /** Makes of what `send` throws what may be kept and logged. */
  readFailure(error: unknown): SendFailure
  /**
   * Pauses after the first, second … failed attempt; after the last the delivery is given up. No
   * delivery may be noted down to be due later than the longest of them.
   */
  retryDelaysMs: readonly number[]
  /** So many refusals for good, and it is given up at once. */
  maxPermanentRefusals: number
  /** Under way at the same time in one process. Each kind has places of its own: none waits for another. */
  maxAtOnce: number
  /** Begun within any minute by one process; null for any number. */
  maxPerMinute: number | null
}

/** The submission of a delivery, for kinds that always have one. */
export function submissionOf({ id, submission }: ClaimedDelivery): Tables['submissions'] {
  if (submission === null) throw new Error(`The delivery ${id} is about no submission.`)
  return submission
}
