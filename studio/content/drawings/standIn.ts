import { basename, extname } from 'node:path'
import {
  type FieldPath,
  type FieldSchema,
  schemaAt,
  valueAt,
} from '../../../content-model/fieldsOf.ts'
import { addressField } from '../catalogue.ts'
import type { Draft } from '../drafts/merge.ts'
import type { Choices } from '../formData.ts'
import { labels } from '../labels.ts'

/** Lengths of words that fields want: titles, then descriptions, then labels. */
const LENGTHS_CHARACTERS = [40, 120, 12]

/** How often something else is put in before a record is left undrawn. */
export const ATTEMPTS = LENGTHS_CHARACTERS.length

export type StandInFor = { file: string; draft: Draft; path: FieldPath; attempt: number }

/** What fills a field that somebody has yet to fill, so that its page can be drawn meanwhile. */
export function standIn(
  { file, draft, path, attempt }: StandInFor,
  schema: FieldSchema,
  choices: Choices,
): unknown {
  const field = schemaAt(schema, draft.value, path) ?? {}
  const kind = String(field['x-refers-to'])
  const name = basename(file, extname(file))
  if (path.length === 1 && path[0] === addressField(schema)) return `/${name}`
  if (kind === 'picture' || kind === 'logo') return choices[kind][0]
  if (kind === 'address') return '/'
  if (choices.records[kind]) return choices.records[kind][0]
  if (field.enum) return field.enum[0]
  const typed = String(valueAt(draft.value, path) ?? '').trim()
  // Titles and descriptions of two pages differ.
  const own = name.slice(-4)
  const words = `${typed} ${labels.wordsToCome} ${own} `.repeat(8).replaceAll(/\s+/g, ' ').trim()
  return words.slice(0, LENGTHS_CHARACTERS[attempt]).trim()
}
