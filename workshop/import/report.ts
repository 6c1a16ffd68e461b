import type { Tell } from './warnings.ts'

/** A warning that concerns more articles than this is printed once, with their addresses. */
const MANY = 3

/** The results of an import, and all its warnings. */
export class Report {
  readonly #file: string
  readonly #written: string[] = []
  readonly #present: string[] = []
  /** Unique sentences by subject, such as /an-address. */
  readonly #sentences = new Map<string, Set<string>>()
  readonly #titles = new Map<string, string>()

  constructor(file: string) {
    this.#file = file
  }

  /** @param kind in the singular; its plural ends in s. */
  count(kind: string, amount: number, note = ''): void {
    if (amount > 0) this.#written.push(`${amountOf(amount, kind)}${note}`)
  }

  /** Records an article that an earlier import has written. */
  leaveAsItIs(address: string): void {
    this.#present.push(address)
  }

  /** Returns a collector of warnings about one subject. The report lists subjects in the order of these calls. */
  tellerOf(name: string, title = ''): Tell {
    const sentences = this.#sentences.get(name) ?? new Set()
    this.#sentences.set(name, sentences)
    this.#titles.set(name, title)
    return (sentence) => sentences.add(sentence)
  }

  /** Warnings about one subject so far. */
  toldOf(name: string): string[] {
    return [...(this.#sentences.get(name) ?? [])]
  }

  toString(): string {
    const lines = [
      `# Import of ${this.#file}`,
      '',
      this.#written.length > 0 ? `Written: ${this.#written.join(', ')}.` : 'Nothing was written.',
    ]
    if (this.#present.length > 0) {
      const amount = amountOf(this.#present.length, 'article')
      lines.push(`Already there and left unchanged: ${amount} (${this.#present.join(', ')}).`)
    }
    const shared = this.#sharedByMany()
    if (shared.size > 0) lines.push('', '## Many articles', '')
    for (const [sentence, names] of shared) lines.push(`- ${sentence} (${names.join(', ')})`)
    for (const [name, sentences] of this.#sentences) {
      const own = [...sentences].filter((sentence) => !shared.has(sentence))
      if (own.length === 0) continue
      const title = this.#titles.get(name)
      lines.push('', title ? `## ${name}: ${title}` : `## ${name}`, '')
      lines.push(...own.map((sentence) => `- ${sentence}`))
    }
    return `${lines.join('\n')}\n`
  }

  #sharedByMany(): Map<string, string[]> {
    const names = new Map<string, string[]>()
    for (const [name, sentences] of this.#sentences) {
      for (const sentence of sentences) names.set(sentence, [...(names.get(sentence) ?? []), name])
    }
    return new Map([...names].filter(([, sharing]) => sharing.length > MANY))
  }
}

export function amountOf(amount: number, kind: string): string {
  return `${amount} ${kind}${amount === 1 ? '' : 's'}`
}
