import { randomUUID } from 'node:crypto'

/** Enough that no message is dropped before it is read. */
const MAX_KEPT = 200

/**
 * Messages about a completed action, kept for the page that a form redirects to. The address of that page holds a key,
 * not the message, so that a link from elsewhere cannot inject text.
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
