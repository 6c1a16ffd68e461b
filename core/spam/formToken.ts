import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { SpamSignal } from './signals.ts'

/** A person takes longer than this to read, fill in and send a form. */
const EARLY_MS = 2_000
const OLD_MS = 24 * 60 * 60 * 1000
/** The largest difference allowed between the clocks of several instances. */
const MAX_CLOCK_DIFFERENCE_MS = 5 * 60 * 1000

const TIME_BYTES = 6
const RANDOM_BYTES = 8
const ID_BYTES = TIME_BYTES + RANDOM_BYTES
const SIGNATURE_BYTES = 16

/** The verdict on a form's token. */
type CheckedToken = {
  /** Identifies a token that is sent again; null if there is no trustworthy token. */
  id: string | null
  signals: SpamSignal[]
}

/** Signed timestamps of when forms were opened. */
export type FormTokens = {
  issue(now: Date): string
  check(token: string | undefined, now: Date): CheckedToken
}

/** @param secret key of the signatures, the same in all instances. */
export function createFormTokens(secret: string): FormTokens {
  const sign = (id: Buffer) =>
    createHmac('sha256', secret).update(id).digest().subarray(0, SIGNATURE_BYTES)

  return {
    issue(now) {
      const time = Buffer.alloc(TIME_BYTES)
      time.writeUIntBE(now.getTime(), 0, TIME_BYTES)
      const id = Buffer.concat([time, randomBytes(RANDOM_BYTES)])
      return Buffer.concat([id, sign(id)]).toString('base64url')
    },
    check(token, now) {
      if (!token) return { id: null, signals: [['no-token', '']] }
      const bytes = Buffer.from(token, 'base64url')
      const id = bytes.subarray(0, ID_BYTES)
      const signature = bytes.subarray(ID_BYTES)
      const isOurs = signature.length === SIGNATURE_BYTES && timingSafeEqual(signature, sign(id))
      const ageMs = isOurs ? now.getTime() - id.readUIntBE(0, TIME_BYTES) : Number.NaN
      if (!(ageMs > -MAX_CLOCK_DIFFERENCE_MS)) return { id: null, signals: [['forged-token', '']] }
      return { id: id.toString('base64url'), signals: ageSignals(ageMs) }
    },
  }
}

function ageSignals(ageMs: number): SpamSignal[] {
  if (ageMs < EARLY_MS) return [['early-token', '']]
  return ageMs > OLD_MS ? [['old-token', '']] : []
}
