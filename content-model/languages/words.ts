import { type FieldPath, type FieldSchema, fieldsOf, isGroup, valueAt } from '../fieldsOf.ts'
import { SAME_EVERYWHERE } from '../schemas/fields.ts'

const LETTER = /\p{L}/u
const VARIABLE = /\{[^{}]*\}/g

/** The texts of a value that have to be translated, with their paths. Names, addresses and figures are not included. */
export function wordsIn(schema: FieldSchema, value: unknown): { path: FieldPath; words: string }[] {
  return fieldsOf(schema, value).flatMap(({ schema: part, value: words, path }) =>
    typeof words === 'string' && isForWords(part) && LETTER.test(words.replaceAll(VARIABLE, ''))
      ? [{ path, words }]
      : [],
  )
}

/** Keywords in a field's schema that mark a text as not translatable, such as a pattern, a choice or a reference. */
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

/** A value without its translatable texts, and without lists that consist only of such texts. */
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

/**
 * The texts of an original that a translation lacks.
 * @param value the original without its words, merged with the translation.
 */
export function missingWords(
  schema: FieldSchema,
  original: unknown,
  value: unknown,
): { path: FieldPath; words: string }[] {
  // Each language has its own plural forms of counted texts.
  const counted = fieldsOf(schema, original).filter((field) => field.schema['x-counted'] === true)
  const holders = new Set(counted.map(({ path }) => JSON.stringify(path)))
  return wordsIn(schema, original).filter(
    ({ path }) =>
      valueAt(value, path) === undefined &&
      !isInWords(value, path) &&
      !holders.has(JSON.stringify(path.slice(0, -1))),
  )
}

/** Whether a path is in a list of texts, which may have another length in each language. */
function isInWords(value: unknown, path: FieldPath): boolean {
  const list = valueAt(value, path.slice(0, -1))
  return (
    typeof path.at(-1) === 'number' && Array.isArray(list) && list.every((item) => !isGroup(item))
  )
}
