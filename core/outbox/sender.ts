import type { Tables } from '../database/tables.ts'
import type { DeliveriesTable, DeliveryKind } from './tables.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Pauses that add up to three days and nine hours, longer than a weekend. */
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

/** A delivery that this process holds until the lease ends or the delivery is settled. */
export type ClaimedDelivery = Pick<DeliveriesTable, 'id' | 'recipient' | 'payload'> & {
  messageId: string
  /** The submission that the delivery is about; null if there is none. */
  submission: Tables['submissions'] | null
  /** Attempts that ended before this one, and how many of them were permanently refused. */
  attempts: number
  permanentRefusals: number
  leasedUntil: Date
}

export type SendFailure = {
  /** For the owner and the log: our codes and words, never a visitor's. */
  reason: string
  /** Whether the recipient has permanently refused this delivery. */
  isPermanent: boolean
}

/** How to make deliveries of one kind. */
export type Sender = {
  kind: DeliveryKind
  /** Rejects if the recipient does not accept the delivery. */
  send(delivery: ClaimedDelivery, signal: AbortSignal): Promise<void>
  /** Turns an error of `send` into text that may be stored and logged. */
  readFailure(error: unknown): SendFailure
  /**
   * Pauses after the first, second … failed attempt; after the last, the delivery is given up. No delivery may be
   * queued with a due time further ahead than the longest pause.
   */
  retryDelaysMs: readonly number[]
  /** The number of permanent refusals after which a delivery is given up at once. */
  maxPermanentRefusals: number
  /**
   * Most deliveries under way at the same time in one process. Each kind has its own limit, so no kind waits for
   * another.
   */
  maxAtOnce: number
  /** Most deliveries that one process begins within a minute; null for no limit. */
  maxPerMinute: number | null
}

/** The submission of a delivery, for kinds that always have one. */
export function submissionOf({ id, submission }: ClaimedDelivery): Tables['submissions'] {
  if (submission === null) throw new Error(`The delivery ${id} does not belong to a submission.`)
  return submission
}
