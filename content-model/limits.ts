import type { LineFault } from './articles/syntaxFault.ts'
import { type FieldPath, fieldName } from './fieldsOf.ts'

/** An article of 1,500 words has some 10,000 characters. */
const MAX_TEXT_CHARACTERS = 200_000
const MAX_FIELD_CHARACTERS = 20_000
const MAX_FIELDS = 5000
/** Enough for 20,000 old addresses. */
const MAX_FIELDS_OF_LIST = 60_000
const MAX_DEPTH = 20
/** Of an article: nested lists and quotes. */
export const MAX_NESTING = 50
export const MAX_COLUMNS = 20
const MAX_LINES = 4000
/**
 * The parser's time, or memory, grows with the square of the number of each of these: 20,000 variables took it
 * 15 seconds, 40,000 entities 2.3 GB.
 */
const MAX_SIGNS = 2000
const SIGNS = ['{', '<', '&']
/** A row with more cells than any table may have; the parser fills up all others to that width. */
const WIDE_ROW = new RegExp(`(?:\\|[^|\\n]*){${MAX_COLUMNS + 2}}`)

/** A text's excess over these limits. It is checked before the text is parsed. */
export function textSizeFault(text: string): LineFault | undefined {
  const count = (sign: string) => text.split(sign).length - 1
  const limit = (words: string): LineFault => ({ line: 1, words })
  if (text.length > MAX_TEXT_CHARACTERS) {
    return limit(
      `begins a text of ${amount(text.length)} characters. Use at most ${amount(MAX_TEXT_CHARACTERS)}.`,
    )
  }
  if (count('\n') > MAX_LINES) {
    return limit(`begins a text of ${amount(count('\n'))} lines. Use at most ${amount(MAX_LINES)}.`)
  }
  const sign = SIGNS.find((one) => count(one) > MAX_SIGNS)
  if (sign) {
    return limit(
      `begins a text that says ${sign} ${amount(count(sign))} times. Use at most ${amount(MAX_SIGNS)}.`,
    )
  }
  const line = text.split('\n').findIndex((row) => WIDE_ROW.test(row)) + 1
  return line > 0
    ? { line, words: `has more than ${MAX_COLUMNS} columns. Make a narrower table.` }
    : undefined
}

/** What of a file's value is more than any file needs, with its field; undefined for nothing. */
export function valueSizeFault(value: unknown): string | undefined {
  const most = Array.isArray(value) ? MAX_FIELDS_OF_LIST : MAX_FIELDS
  let fields = 0
  const waiting: { part: unknown; path: FieldPath }[] = [{ part: value, path: [] }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { part, path } = next
    if (typeof part === 'string' && part.length > MAX_FIELD_CHARACTERS) {
      return `${fieldName(path)} has ${amount(part.length)} characters. Use at most ${amount(MAX_FIELD_CHARACTERS)}.`
    }
    if (typeof part !== 'object' || part === null) continue
    if (path.length === MAX_DEPTH) {
      return `${fieldName(path.slice(0, 1))} holds groups within groups, more than ${MAX_DEPTH} deep. Use the fields that the guide names.`
    }
    const inner = Object.entries(part)
    fields += inner.length
    if (fields > most) {
      return `${fieldName(path.slice(0, 1))} is one of more than ${amount(most)} fields. Take some out.`
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
