import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { NEXT_FOLDER } from '../receiver/src/contentNegotiation.ts'

/** What a single page has costs those who fetch the dictionary, and saves them nothing. */
const MIN_PAGES = 2

/** Where thousands of articles have lists and cards in common, what most pages have. */
const MAX_BYTES = 192 * 1024

/** Pieces as pages repeat them: an element's opening with the text behind it, a rule of a style. */
const PIECE_START = /(?=<[^/])|(?<=\})/

/**
 * Writes what the next pages of a built site have in common into a file that browsers keep, for copies of them that hold
 * the rest only (RFC 9842).
 * @returns the file's text.
 */
export function writeDictionary(directory: string): Buffer {
  const files = globSync(`${NEXT_FOLDER}**/*.html`, { cwd: directory }).toSorted()
  const pages = files.map((file) => readFileSync(`${directory}/${file}`, 'utf8'))
  // A page under several addresses counts once.
  const dictionary = Buffer.from(commonText([...new Set(pages)]))
  const hash = createHash('sha256').update(dictionary).digest('hex').slice(0, 8)
  writeFileSync(`${directory}/_astro/pages.${hash}.dict`, dictionary)
  return dictionary
}

/** The pieces of text that several pages hold, the commonest up to the limit, each once, as pages order them. */
export function commonText(pages: string[], maxBytes = MAX_BYTES): string {
  const counts = new Map<string, number>()
  for (const page of pages) {
    for (const piece of new Set(page.split(PIECE_START))) {
      counts.set(piece, (counts.get(piece) ?? 0) + 1)
    }
  }
  const common = [...counts].filter(([, count]) => count >= MIN_PAGES)
  const chosen = new Set<string>()
  let roomBytes = maxBytes
  for (const [piece] of common.toSorted(([, one], [, other]) => other - one)) {
    roomBytes -= Buffer.byteLength(piece)
    if (roomBytes >= 0) chosen.add(piece)
  }
  return common.flatMap(([piece]) => (chosen.has(piece) ? [piece] : [])).join('')
}
