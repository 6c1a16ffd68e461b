import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** As long as browsers give people for a passkey, and some. */
const LIFETIME_MS = 5 * 60 * 1000
const SEAL_BYTES = 32

type Sealed<Purpose> = { purpose: Purpose; endMs: number; nonce: string }

/**
 * Challenges for keys, with what was asked. Each says so itself under a seal, so that nothing is kept of those that
 * strangers ask for, and none takes the place of another. The seal ends with the process.
 */
export class Challenges<Purpose> {
  readonly #secret = randomBytes(SEAL_BYTES)
  readonly #now: () => Date
  /** Those that were answered, until they are over. How many strangers may answer, signIns.ts says. */
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
   * Takes a challenge that was answered: no other answer to it counts.
   * @param challenge in base64url, as the answer has it.
   * @returns what was asked; undefined for a challenge that was not made here, is taken, or is over.
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
