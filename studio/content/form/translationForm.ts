import {
  type FieldPath,
  type FieldSchema,
  fieldsOf,
  isGroup,
  setAt,
  valueAt,
} from '../../../content-model/fieldsOf.ts'
import { itemKey, layOver, listKey } from '../../../content-model/languages/layOver.ts'
import { missingWords, withoutWords, wordsIn } from '../../../content-model/languages/words.ts'
import { isSame } from './isSame.ts'

/** The form of a translation: the fields of its original, with the original's values. */
export class TranslationForm {
  readonly #schema: FieldSchema
  readonly #original: unknown
  /** Words of the original, by path as JSON. */
  readonly #words: ReadonlyMap<string, string>
  /** Paths of words, and of the groups and lists around them, as JSON. */
  readonly #withWords: ReadonlySet<string>
  /** Paths of groups of plural forms, which differ between languages, as JSON. */
  readonly #counted: ReadonlySet<string>
  /** The original without its words and its address, which each language has of its own. */
  readonly #blank: unknown
  readonly #addressField: string | undefined

  /**
   * @param original the values that the site shows where the translation has none.
   * @param addressField the field with the address of the record's own page, which may be translated.
   */
  constructor(schema: FieldSchema, original: unknown, addressField: string | undefined) {
    this.#schema = schema
    this.#original = original
    this.#addressField = addressField
    const words = wordsIn(schema, original)
    this.#words = new Map(words.map(({ path, words: said }) => [JSON.stringify(path), said]))
    this.#withWords = new Set(
      words.flatMap(({ path }) => path.map((_, index) => JSON.stringify(path.slice(0, index + 1)))),
    )
    const counted = fieldsOf(schema, original).filter((field) => field.schema['x-counted'] === true)
    this.#counted = new Set(counted.map(({ path }) => JSON.stringify(path)))
    const blank = words.reduce((value, { path }) => setAt(value, path, ''), original)
    this.#blank = addressField === undefined ? blank : setAt(blank, [addressField], undefined)
  }

  /** The fields as the form shows them: words that are not translated yet are blank. */
  valueOf(own: unknown): unknown {
    return laid(this.#blank, own)
  }

  /** The record as visitors would see it, with the original's words where the translation has none. */
  overlaid(own: unknown): unknown {
    return laid(this.#original, own)
  }

  /** Whether the form asks the translator for a field. @param value the field's current value. */
  asksFor(path: FieldPath, value: unknown): boolean {
    const [field] = path
    if (path.length === 0) return true
    if (this.#withWords.has(JSON.stringify(path))) return true
    if (this.#counted.has(JSON.stringify(path.slice(0, -1)))) return true
    if (path.length === 1 && (field === this.#addressField || field === 'draft')) return true
    return value !== undefined && !isSame(value, valueAt(this.#blank, path))
  }

  /** The original's words in a field to translate; undefined for all other fields. */
  wordsAt(path: FieldPath): string | undefined {
    if (path.length === 1 && path[0] === this.#addressField) {
      return String(valueAt(this.#original, path))
    }
    return this.#words.get(JSON.stringify(path))
  }

  /** The original's value at a path. */
  originalAt(path: FieldPath): unknown {
    return valueAt(this.#original, path)
  }

  /** How many fields need words of this language, and how many of them have some. */
  progress(own: unknown): { written: number; all: number } {
    const bare = withoutWords(this.#schema, this.#original)
    const all = missingWords(this.#schema, this.#original, bare)
    const missing = missingWords(this.#schema, this.#original, laid(bare, own))
    return { written: all.length - missing.length, all: all.length }
  }

  /** A translation with one part changed. Blank words, and other values that equal the original's, are left out. */
  with(own: unknown, path: FieldPath, part: unknown): unknown {
    const isLeftOut =
      isBlank(part) ||
      (!this.#withWords.has(JSON.stringify(path)) && isSame(part, valueAt(this.#original, path)))
    const changed = put(this.#blank, own, path, isLeftOut ? undefined : part)
    return changed ?? (Array.isArray(this.#original) ? [] : {})
  }
}

/** A translation laid over a value; an empty translation file changes nothing. */
function laid(under: unknown, own: unknown): unknown {
  return isGroup(own) || Array.isArray(own) ? layOver(under, own).value : under
}

function isBlank(part: unknown): boolean {
  if (Array.isArray(part)) return part.every(isBlank)
  return part === '' || part === undefined || part === null
}

/**
 * A translation with one part changed.
 * @param blank the original without its words.
 * @returns undefined if nothing is left of the translation.
 */
function put(blank: unknown, own: unknown, path: FieldPath, part: unknown): unknown {
  const [name, ...rest] = path
  if (name === undefined) return part
  if (Array.isArray(blank) && typeof name === 'number') {
    if (blank.every(isGroup)) return putItem(blank, listOf(own), [name, ...rest], part)
    // A list of words replaces the original's list as a whole.
    const list = Array.isArray(own) ? own : blank
    const changed = list.map((item, index) => (index === name ? (part ?? '') : item))
    return isSame(changed, blank) ? undefined : changed
  }
  const inner = put(valueAt(blank, [name]), valueAt(own, [name]), rest, part)
  const changed = setAt(own, [name], inner)
  return isGroup(changed) && Object.keys(changed).length > 0 ? changed : undefined
}

function putItem(
  blank: readonly Record<string, unknown>[],
  own: readonly Record<string, unknown>[],
  [name, ...rest]: [number, ...FieldPath],
  part: unknown,
): unknown {
  const item = blank[name] ?? {}
  const change = (before: Record<string, unknown> | undefined) => ({
    ...markOf(item),
    ...Object(put(item, before ?? {}, rest, part)),
  })
  if (listKey(blank)) {
    const place = (one: Record<string, unknown>) =>
      blank.findIndex((other) => itemKey(other) === itemKey(one))
    const changed = change(own.find((one) => place(one) === name))
    const list = [
      ...own.filter((one) => place(one) < name),
      ...(isSame(changed, markOf(item)) ? [] : [changed]),
      ...own.filter((one) => place(one) > name),
    ]
    return list.length > 0 ? list : undefined
  }
  const length = Math.max(own.length, name + 1)
  const list = Array.from({ length }, (_, index) =>
    index === name ? change(own[index]) : (own[index] ?? markOf(blank[index] ?? {})),
  )
  while (list.length > 0 && isSame(list.at(-1), markOf(blank[list.length - 1] ?? {}))) list.pop()
  return list.length > 0 ? list : undefined
}

/** The field that matches an item with its original. */
function markOf({ id, file, type }: Record<string, unknown>): Record<string, unknown> {
  if (id !== undefined) return { id }
  if (file !== undefined) return { file }
  return type === undefined ? {} : { type }
}

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isGroup) : []
}
