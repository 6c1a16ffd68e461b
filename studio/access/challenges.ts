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
  /** Those that a key has answered, until they would be over. */
  readonly #spent = new Map<string, number>()

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
   * @param challenge in base64url, as an answer has it.
   * @returns what was asked; undefined for a challenge that was not made here, is spent, or is over.
   */
  read(challenge: string): Purpose | undefined {
    return this.#open(challenge)?.purpose
  }

  /** Takes a challenge that a key has answered rightly. @returns false where another answer was quicker. */
  spend(challenge: string): boolean {
    const sealed = this.#open(challenge)
    if (!sealed) return false
    for (const [nonce, endMs] of this.#spent) {
      if (endMs <= this.#now().getTime()) this.#spent.delete(nonce)
    }
    this.#spent.set(sealed.nonce, sealed.endMs)
    return true
  }

  #open(challenge: string): Sealed<Purpose> | undefined {
    const bytes = Buffer.from(challenge, 'base64url')
    const [seal, words] = [bytes.subarray(0, SEAL_BYTES), bytes.subarray(SEAL_BYTES)]
    if (seal.length < SEAL_BYTES || !timingSafeEqual(seal, this.#seal(words))) return undefined
    const sealed: Sealed<Purpose> = JSON.parse(words.toString())
    const isOver = sealed.endMs <= this.#now().getTime()
    return isOver || this.#spent.has(sealed.nonce) ? undefined : sealed
  }

  #seal(words: Uint8Array): Buffer {
    return createHmac('sha256', this.#secret).update(words).digest()
  }
}
