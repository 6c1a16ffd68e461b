import { nearest } from '../../../content-model/nearest.ts'

/** Words with fewer letters may have one typing error, longer words two. */
const LONG_FROM_LETTERS = 6

/**
 * Whether the index may contain each word of a query. The engine matches any word with a common prefix, even one of two
 * letters; here a word must share at least three letters and half its length with a known word.
 */
export function resemblesKnownWord(query: string, knownWords: string[]): boolean {
  const words = wordsOf(query)
  return words.length > 0 && words.every((word) => beginsLikeKnown(word, knownWords))
}

/**
 * Corrects a query: unknown words are replaced by known words of similar spelling, or dropped.
 * @returns undefined if nothing changes or no word remains.
 */
export function respell(query: string, knownWords: string[]): string | undefined {
  const known = new Set(knownWords)
  const words = wordsOf(query)
  const respelt = words.flatMap((word) => {
    if (known.has(word)) return word
    const slips = word.length < LONG_FROM_LETTERS ? 1 : 2
    return nearest(word, knownWords, slips) ?? (beginsLikeKnown(word, knownWords) ? word : [])
  })
  const instead = respelt.join(' ')
  return instead === words.join(' ') || instead === '' ? undefined : instead
}

function wordsOf(query: string): string[] {
  return query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

function beginsLikeKnown(word: string, knownWords: string[]): boolean {
  const length = Math.max(Math.min(word.length, 3), Math.ceil(word.length / 2))
  const beginning = word.slice(0, length)
  return knownWords.some((known) => known.startsWith(beginning))
}
