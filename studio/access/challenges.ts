import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Slightly longer than the time that browsers allow for a passkey. */
const LIFETIME_MS = 5 * 60 * 1000
const SEAL_BYTES = 32

type Sealed<Purpose> = { purpose: Purpose; endMs: number; nonce: string }

/**
 * Challenges for keys, each with its purpose. A challenge carries its purpose and expiry under an HMAC, so pending
 * challenges need no storage and a flood of them evicts none. The secret of the HMAC ends with the process.
 */
export class Challenges<Purpose> {
  readonly #secret = randomBytes(SEAL_BYTES)
  readonly #now: () => Date
  /** Answered challenges until they expire: nonce to expiry. limitSignIns.ts limits how many a stranger can add. */
  readonly #taken = new Map<string, number>()

  constructor(now: () => Date) {
    this.#now = now
  }

  make(purpose: Purpose): Uint8Array<ArrayBuffer> {
    const endMs = this.#now().getTime() + LIFETIME_MS
    const nonce = randomBytes(16).toString('base64url')
    const words = Buffer.from(JSON.stringify({ purpose, endMs, nonce } satisfies Sealed<Purpose>))
    return new Uint8Array(Buffer.concat([this.#seal(words), words]))
  }

  /**
   * Consumes an answered challenge, so that no second answer to it counts.
   * @param challenge in base64url, as in the answer.
   * @returns its purpose; undefined if the challenge was not made here, is consumed or has expired.
   */
  take(challenge: string): Purpose | undefined {
    const bytes = Buffer.from(challenge, 'base64url')
    const [seal, words] = [bytes.subarray(0, SEAL_BYTES), bytes.subarray(SEAL_BYTES)]
    if (seal.length < SEAL_BYTES || !timingSafeEqual(seal, this.#seal(words))) return undefined
    const { purpose, endMs, nonce }: Sealed<Purpose> = JSON.parse(words.toString())
    const nowMs = this.#now().getTime()
    if (endMs <= nowMs || this.#taken.has(nonce)) return undefined
    for (const [other, otherEndMs] of this.#taken) {
      if (otherEndMs > nowMs) break
      this.#taken.delete(other)
    }
    this.#taken.set(nonce, endMs)
    return purpose
  }

  #seal(words: Uint8Array): Buffer {
    return createHmac('sha256', this.#secret).update(words).digest()
  }
}
