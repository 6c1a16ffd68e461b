import type { FieldFault, LineFault } from './faultSentence.ts'
import type { FieldPath } from './fieldsOf.ts'

/** An article of 1,500 words has some 10,000 characters. */
const MAX_TEXT_CHARACTERS = 200_000
const MAX_FIELD_CHARACTERS = 20_000
const MAX_FIELDS = 5000
/** Enough for 20,000 old addresses. */
const MAX_FIELDS_OF_LIST = 60_000
const MAX_DEPTH = 20
/** Depth of nested lists and quotes in an article. */
export const MAX_NESTING = 50
export const MAX_COLUMNS = 20
const MAX_LINES = 4000
const TOO_MANY_COLUMNS = `has more than ${MAX_COLUMNS} columns`
export const TOO_WIDE = { problem: TOO_MANY_COLUMNS, advice: 'Use fewer columns.' }
/**
 * The parser's time or memory grows with the square of the number of each of these signs: 20,000 variables took
 * 15 seconds, and 40,000 entities took 2.3 GB.
 */
const MAX_SIGNS = 2000
const SIGNS = ['{', '<', '&']
/** A row with more cells than a table may have. The parser would pad all other rows to the same width. */
const WIDE_ROW = new RegExp(`(?:\\|[^|\\n]*){${MAX_COLUMNS + 2}}`)

/** The fault of a text that exceeds these limits, for a check before the text is parsed. */
export function textSizeFault(text: string): LineFault | undefined {
  const count = (sign: string) => text.split(sign).length - 1
  const limit = (words: string, most: number): LineFault => {
    return { line: 1, problem: `begins a text ${words}`, advice: `Use at most ${amount(most)}.` }
  }
  if (text.length > MAX_TEXT_CHARACTERS) {
    return limit(`of ${amount(text.length)} characters`, MAX_TEXT_CHARACTERS)
  }
  if (count('\n') > MAX_LINES) return limit(`of ${amount(count('\n'))} lines`, MAX_LINES)
  const sign = SIGNS.find((one) => count(one) > MAX_SIGNS)
  if (sign) return limit(`that contains ${sign} ${amount(count(sign))} times`, MAX_SIGNS)
  const line = text.split('\n').findIndex((row) => WIDE_ROW.test(row)) + 1
  return line > 0 ? { line, ...TOO_WIDE } : undefined
}

/** The fault of a value that is larger than any file needs, with its field; undefined if the size is acceptable. */
export function valueSizeFault(value: unknown): FieldFault | undefined {
  const most = Array.isArray(value) ? MAX_FIELDS_OF_LIST : MAX_FIELDS
  let fields = 0
  const waiting: { part: unknown; path: FieldPath }[] = [{ part: value, path: [] }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { part, path } = next
    const outer = path.slice(0, 1)
    if (typeof part === 'string' && part.length > MAX_FIELD_CHARACTERS) {
      const advice = `Use at most ${amount(MAX_FIELD_CHARACTERS)}.`
      return { path, problem: `has ${amount(part.length)} characters`, advice }
    }
    if (typeof part !== 'object' || part === null) continue
    if (path.length === MAX_DEPTH) {
      const problem = `has groups nested more than ${MAX_DEPTH} deep`
      return { path: outer, problem, advice: 'Use only the fields from the guide.' }
    }
    const inner = Object.entries(part)
    fields += inner.length
    if (fields > most) {
      const problem = `is one of more than ${amount(most)} fields`
      return { path: outer, problem, advice: 'Remove some.' }
    }
    for (const [name, item] of inner) {
      waiting.push({ part: item, path: [...path, Array.isArray(part) ? Number(name) : name] })
    }
  }
  return undefined
}

function amount(count: number): string {
  return count.toLocaleString('en-GB')
}
