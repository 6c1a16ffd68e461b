/** As long as browsers give people for a passkey, and some. */
const LIFETIME_MS = 5 * 60 * 1000
/** Beyond, the oldest go: what strangers ask for takes no more than a megabyte or two. */
const MAX_OPEN = 10_000

/** The challenges that wait for a key's answer, with what was asked. Each is taken once. */
export class Challenges<Purpose> {
  readonly #open = new Map<string, { purpose: Purpose; endMs: number }>()
  readonly #now: () => Date

  constructor(now: () => Date) {
    this.#now = now
  }

  keep(challenge: string, purpose: Purpose): void {
    for (const [oldest, { endMs }] of this.#open) {
      if (this.#open.size < MAX_OPEN && endMs > this.#now().getTime()) break
      this.#open.delete(oldest)
    }
    this.#open.set(challenge, { purpose, endMs: this.#now().getTime() + LIFETIME_MS })
  }

  /** @returns undefined for a challenge that is unknown, taken or over. */
  take(challenge: string): Purpose | undefined {
    const kept = this.#open.get(challenge)
    this.#open.delete(challenge)
    return kept && kept.endMs > this.#now().getTime() ? kept.purpose : undefined
  }
}
