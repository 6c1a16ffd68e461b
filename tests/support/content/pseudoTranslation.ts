import { stringify } from 'yaml'
import { type FieldPath, isGroup } from '../../../content-model/fieldsOf.ts'
import { wordsIn } from '../../../content-model/languages/words.ts'
import type { ContentRecord } from '../../../content-model/records.ts'

/** Letters that no English word has, by the letter from a to z or A to Z that they replace. */
const LETTERS = new Map(
  [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, index) => [
    letter,
    [...'áƀćđéƒǵĥíĵķĺḿńóṕɋŕśţúṽẃẍýźÁƁĆĐÉƑǴĤÍĴĶĹḾŃÓṔɊŔŚŢÚṼẂẌÝŹ'][index] ?? letter,
  ]),
)

/** Replaces all letters with letters that no English word has. The length and {variables} stay. */
export function pseudoWords(words: string): string {
  return words.replace(/\{[^{}]*\}|[A-Za-z]/g, (part) => LETTERS.get(part) ?? part)
}

const TEXT = `## ${pseudoWords('A heading')}\n\n${pseudoWords('A text of a few words.')}\n`

/**
 * A translation of records into letters that no English word has, by path below the content folder. Each file contains
 * only the texts of its original.
 */
export function pseudoTranslation(
  records: readonly ContentRecord[],
  tag: string,
): Record<string, string> {
  return Object.fromEntries(
    records.flatMap(({ file, jsonSchema, value, article }) => {
      const places = new Map(
        wordsIn(jsonSchema, value).map(({ path, words }) => [JSON.stringify(path), words]),
      )
      const translated = onlyWords(value, [], places)
      if (translated === undefined) return []
      const yaml = stringify(translated)
      return [[file.replace('content/', `${tag}/`), article ? `---\n${yaml}---\n\n${TEXT}` : yaml]]
    }),
  )
}

/** The texts of a value, with the fields that identify items of its lists. Undefined if the value has no text. */
function onlyWords(value: unknown, path: FieldPath, places: Map<string, string>): unknown {
  const words = places.get(JSON.stringify(path))
  if (words !== undefined) return pseudoWords(words)
  if (Array.isArray(value)) {
    const items = value.map((item, index) => onlyWords(item, [...path, index], places))
    if (items.every((item) => item === undefined)) return undefined
    return value.map((item, index) =>
      isGroup(item) ? { ...known(item), ...group(items[index]) } : (items[index] ?? item),
    )
  }
  if (!isGroup(value)) return undefined
  const fields = Object.entries(value).flatMap(([name, part]) => {
    const kept = onlyWords(part, [...path, name], places)
    return kept === undefined ? [] : [[name, kept]]
  })
  return fields.length === 0 ? undefined : Object.fromEntries(fields)
}

function known({ id, file, type }: Record<string, unknown>): Record<string, unknown> {
  return {
    ...(id !== undefined && { id }),
    ...(file !== undefined && { file }),
    ...(type !== undefined && { type }),
  }
}

function group(value: unknown): Record<string, unknown> {
  return isGroup(value) ? value : {}
}
