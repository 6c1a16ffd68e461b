import { randomUUID } from 'node:crypto'

/** Enough that nobody's is lost before they read it. */
const MAX_KEPT = 200

/**
 * Sentences that say what was just done, kept for the page that a form leads back to. Its address holds a key and
 * not the sentence: a link from elsewhere cannot put words there.
 */
export class FlashStore {
  readonly #sentences = new Map<string, string>()

  /** @returns the key. */
  keep(sentence: string): string {
    const key = randomUUID()
    this.#sentences.set(key, sentence)
    const [oldest] = this.#sentences.keys()
    if (this.#sentences.size > MAX_KEPT && oldest !== undefined) this.#sentences.delete(oldest)
    return key
  }

  read(key: string | undefined): string | null {
    return this.#sentences.get(key ?? '') ?? null
  }
}
