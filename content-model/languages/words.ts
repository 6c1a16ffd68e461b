import { type FieldPath, type FieldSchema, fieldsOf, isGroup, valueAt } from '../fieldsOf.ts'
import { SAME_EVERYWHERE } from '../schemas/fields.ts'

const LETTER = /\p{L}/u
const VARIABLE = /\{[^{}]*\}/g

/** The words of a value that each language says anew, with their places. Names, addresses and figures are none. */
export function wordsIn(schema: FieldSchema, value: unknown): { path: FieldPath; words: string }[] {
  return fieldsOf(schema, value).flatMap(({ schema: part, value: words, path }) =>
    typeof words === 'string' && isForWords(part) && LETTER.test(words.replaceAll(VARIABLE, ''))
      ? [{ path, words }]
      : [],
  )
}

/** Traits of a field's schema whose text is no words: it has one form, or is chosen, or refers to something. */
const NO_WORDS = [
  'pattern',
  'format',
  'enum',
  'const',
  'anyOf',
  'x-refers-to',
  'x-date',
  SAME_EVERYWHERE,
]

function isForWords(schema: FieldSchema): boolean {
  return schema.type === 'string' && !NO_WORDS.some((trait) => trait in schema)
}

/** A value without its words, and so without lists that are nothing but words. */
export function withoutWords(schema: FieldSchema, value: unknown): unknown {
  const places = new Set(wordsIn(schema, value).map(({ path }) => JSON.stringify(path)))

  function strip(part: unknown, path: FieldPath): unknown {
    if (places.has(JSON.stringify(path))) return undefined
    if (Array.isArray(part)) {
      const items = part.map((item, index) => strip(item, [...path, index]))
      return items.length > 0 && items.every((item) => item === undefined) ? undefined : items
    }
    if (!isGroup(part)) return part
    return Object.fromEntries(
      Object.entries(part).map(([name, field]) => [name, strip(field, [...path, name])]),
    )
  }

  return strip(value, [])
}

/** The words of an original in whose places a translation, laid over it without its words, has none. */
export function missingWords(
  schema: FieldSchema,
  original: unknown,
  value: unknown,
): { path: FieldPath; words: string }[] {
  // Forms of counted words are each language's own.
  const counted = fieldsOf(schema, original).filter((field) => field.schema['x-counted'] === true)
  const holders = new Set(counted.map(({ path }) => JSON.stringify(path)))
  return wordsIn(schema, original).filter(
    ({ path }) =>
      valueAt(value, path) === undefined &&
      !isInWords(value, path) &&
      !holders.has(JSON.stringify(path.slice(0, -1))),
  )
}

/** Whether a place lies in a list of words that the language has said in a length of its own. */
function isInWords(value: unknown, path: FieldPath): boolean {
  const list = valueAt(value, path.slice(0, -1))
  return (
    typeof path.at(-1) === 'number' && Array.isArray(list) && list.every((item) => !isGroup(item))
  )
}
