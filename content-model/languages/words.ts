import { type FieldPath, type FieldSchema, fieldsOf, isGroup } from '../fieldsOf.ts'
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
