import { type FieldPath, fieldsOf } from '../../../content-model/fieldsOf.ts'
import type { ContentRecord } from '../../../content-model/records.ts'
import { fillVariables, type Variables } from '../../../content-model/variables.ts'
import { variablesIn } from '../catalogue.ts'

/** What was clicked on a drawn page. */
export type Clicked = {
  /** All words of that part of the page. */
  words: string
  /** File of the record in whose form one is. */
  file: string
  /** Number of the block of a page that it stands in, and the page's file; undefined outside of all. */
  block?: { file: string; index: number } | undefined
}

/** Where the words come from: a field of a file, or a line of its text. */
export type FoundPlace = { file: string; path?: FieldPath; line?: number }

type Text = { file: string; path: FieldPath; text: string }

/** Links and marks of running text, of which a page shows the words alone. */
const LINK = /\[([^\]]*)\]\([^)]*\)/g
const MARKS = /[*_`#>|]/g

/** A figure as a page shows it, with its currency: £1,200 or $650. */
const FIGURE = /^\D{0,3}(\d[\d,]*(?:\.\d+)?)\D{0,3}$/

/** A shorter one stands in too many words. */
const SHORTEST_PART = 4

/**
 * The field that says what was clicked: in its block first, then in the record that is open, then in any other; else the
 * first field of the block.
 */
export function findPlace(
  records: readonly ContentRecord[],
  { words, file, block }: Clicked,
): FoundPlace | undefined {
  const variables = variablesIn(records)
  const wanted = plain(words)
  const textsOf = (chosen: readonly ContentRecord[]) =>
    chosen.flatMap((record) => textsIn(record, variables))
  const inBlock = textsOf(records.filter((record) => record.file === block?.file)).filter(
    ({ path: [list, index] }) => list === 'sections' && index === block?.index,
  )
  const open = records.filter((record) => record.file === file)
  const texts = textsOf(records)
  const inOpen = textsOf(open)
  const found =
    same(inBlock, wanted) ??
    nearest(inBlock, wanted) ??
    same(inOpen, wanted) ??
    // What a block shows and does not say is another record's: a person's name, the telephone number.
    (block && same(texts, wanted)) ??
    nearest(inOpen, wanted) ??
    lineIn(open, wanted) ??
    same(texts, wanted) ??
    nearest(texts, wanted) ??
    lineIn(records, wanted) ??
    longestPart(inBlock, wanted) ??
    inBlock.find(({ path }) => path.at(-1) !== 'type')
  if (!found) return undefined
  return 'path' in found ? { file: found.file, path: found.path } : found
}

function textsIn({ file, jsonSchema, value }: ContentRecord, variables: Variables): Text[] {
  return fieldsOf(jsonSchema, value).flatMap(({ schema, value: text, path }) =>
    // A field that names a record is no place in which to change its words.
    !('x-refers-to' in schema) && (typeof text === 'string' || typeof text === 'number')
      ? [{ file, path, text: plain(fillVariables(String(text), variables)) }]
      : [],
  )
}

/** The text that says the words and nothing else: a price leads to its plan, not to a sentence that names it. */
function same(texts: readonly Text[], wanted: string): Text | undefined {
  if (wanted === '') return undefined
  const figure = FIGURE.exec(wanted)?.[1]?.replaceAll(',', '')
  return texts.find(({ text }) => text === wanted || text === figure)
}

/** The shortest text that has the words in it. */
function nearest(texts: readonly Text[], wanted: string): Text | undefined {
  if (wanted === '') return undefined
  return texts
    .filter(({ text }) => text.includes(wanted))
    .toSorted((one, other) => one.text.length - other.text.length)[0]
}

/** The longest text that is a part of the words: more was clicked than one field says. */
function longestPart(texts: readonly Text[], wanted: string): Text | undefined {
  return texts
    .filter(({ text }) => text.length >= SHORTEST_PART && wanted.includes(text))
    .toSorted((one, other) => other.text.length - one.text.length)[0]
}

/** The line of a running text that has the words in it. */
function lineIn(records: readonly ContentRecord[], wanted: string): FoundPlace | undefined {
  if (wanted.length < SHORTEST_PART) return undefined
  for (const { file, article } of records) {
    const lines = article?.text.split('\n') ?? []
    const index = lines.findIndex((line) => plain(line).includes(wanted))
    if (article && index >= 0) return { file, line: article.firstLine + index }
  }
  return undefined
}

/** As two texts are compared: a page breaks lines elsewhere, and sets some words in capitals. */
function plain(text: string): string {
  const words = text.replace(LINK, '$1').replace(MARKS, '')
  return words
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
    .toLowerCase()
}
