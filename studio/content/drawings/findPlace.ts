import { type FieldPath, fieldsOf } from '../../../content-model/fieldsOf.ts'
import type { ContentRecord } from '../../../content-model/records.ts'
import { fillVariables, type Variables } from '../../../content-model/variables.ts'
import { variablesIn } from '../catalogue.ts'

/** A click on a rendered page. */
export type Clicked = {
  /** All words of the clicked part. */
  words: string
  /** File of the record whose form is open. */
  file: string
  /** Index of the clicked block in its page, and the page's file; undefined outside all blocks. */
  block?: { file: string; index: number } | undefined
}

/** Where the words come from: a field of a file, or a line of its text. */
export type FoundPlace = { file: string; path?: FieldPath; line?: number }

type Text = { file: string; path: FieldPath; text: string }

/** Links and marks of Markdown. A page shows only their words. */
const LINK = /\[([^\]]*)\]\([^)]*\)/g
const MARKS = /[*_`#>|]/g

/** A figure as a page shows it, with its currency: £1,200 or $650. */
const FIGURE = /^\D{0,3}(\d[\d,]*(?:\.\d+)?)\D{0,3}$/

/** Shorter texts occur in too many words. */
const SHORTEST_PART = 4

/**
 * Finds the field that holds the clicked words: first in the block, then in the open record, then in any other; else
 * the first field of the block.
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
    // Words that a block shows but does not hold belong to another record: a person's name, the telephone number.
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
    // A field that refers to a record does not hold the words of that record.
    !('x-refers-to' in schema) && (typeof text === 'string' || typeof text === 'number')
      ? [{ file, path, text: plain(fillVariables(String(text), variables)) }]
      : [],
  )
}

/** The text that equals the words: a price leads to its plan, not to a sentence that names it. */
function same(texts: readonly Text[], wanted: string): Text | undefined {
  if (wanted === '') return undefined
  const figure = FIGURE.exec(wanted)?.[1]?.replaceAll(',', '')
  return texts.find(({ text }) => text === wanted || text === figure)
}

/** The shortest text that contains the words. */
function nearest(texts: readonly Text[], wanted: string): Text | undefined {
  if (wanted === '') return undefined
  return texts
    .filter(({ text }) => text.includes(wanted))
    .toSorted((one, other) => one.text.length - other.text.length)[0]
}

/** The longest text contained in the words, for a click on more than one field. */
function longestPart(texts: readonly Text[], wanted: string): Text | undefined {
  return texts
    .filter(({ text }) => text.length >= SHORTEST_PART && wanted.includes(text))
    .toSorted((one, other) => other.text.length - one.text.length)[0]
}

/** The line of an article that contains the words. */
function lineIn(records: readonly ContentRecord[], wanted: string): FoundPlace | undefined {
  if (wanted.length < SHORTEST_PART) return undefined
  for (const { file, article } of records) {
    const lines = article?.text.split('\n') ?? []
    const index = lines.findIndex((line) => plain(line).includes(wanted))
    if (article && index >= 0) return { file, line: article.firstLine + index }
  }
  return undefined
}

/** Normalises a text for comparison: a page breaks lines elsewhere, and sets some words in capitals. */
function plain(text: string): string {
  const words = text.replace(LINK, '$1').replace(MARKS, '')
  return words
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
    .toLowerCase()
}
