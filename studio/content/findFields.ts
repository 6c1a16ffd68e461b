import { type Field, type FieldPath, fieldsOf } from '../../content-model/fieldsOf.ts'
import type { ContentRecord } from '../../content-model/records.ts'
import { fillVariables } from '../../content-model/variables.ts'
import type { Place } from '../kit/RequestError.ts'
import { hasAll, searchWords } from '../kit/searchWords.ts'
import { listingOf, variablesIn } from './catalogue.ts'
import { labelOf, labelOfPath } from './form/fieldLabels.ts'

/** The best fields for a search, each with an excerpt around the first match, and the number of further fields. */
export type FoundFields = { fields: (Place & { path: FieldPath; excerpt: string })[]; more: number }

const MAX_FIELDS = 20
const CHARACTERS_BEFORE = 24
const EXCERPT_CHARACTERS = 90

/** Fields that match by name come first, then those that match by value, then by description. */
const RANKS = 3

/**
 * Finds the fields whose name, value or description has all words of a search. Texts of articles are left to the search
 * for files.
 */
export function findFields(records: readonly ContentRecord[], search: string): FoundFields {
  const words = searchWords(search)
  if (words.length === 0) return { fields: [], more: 0 }
  const ranked = records.flatMap((record) =>
    leavesOf(record).flatMap((leaf) => {
      const rank = rankOf(leaf, words)
      return rank < RANKS ? [{ record, leaf, rank }] : []
    }),
  )
  const best = ranked.toSorted((one, other) => one.rank - other.rank).slice(0, MAX_FIELDS)
  const variables = variablesIn(records)
  const fields = best.map(({ record: { key, file, value, jsonSchema }, leaf }) => ({
    file,
    path: leaf.path,
    record: fillVariables(listingOf(key, file, value).label, variables),
    label: labelOfPath(jsonSchema, value, leaf.path),
    excerpt: excerptOf(String(leaf.value), words),
  }))
  return { fields, more: ranked.length - best.length }
}

/** Fields with a single value, once each. */
function leavesOf({ jsonSchema, value }: ContentRecord): Field[] {
  const leaves = fieldsOf(jsonSchema, value).filter((field) => typeof field.value !== 'object')
  // A field of a union is described twice; the fuller description comes last.
  return [...new Map(leaves.map((leaf) => [JSON.stringify(leaf.path), leaf])).values()]
}

function rankOf({ schema, value, path }: Field, words: readonly string[]): number {
  const names = path.filter((step) => typeof step === 'string').map(labelOf)
  const called = [...names, schema.title ?? ''].join(' ').toLowerCase()
  const said = String(value).toLowerCase()
  const explained = `${called} ${said} ${schema.description ?? ''}`.toLowerCase()
  const rank = [called, said, explained].findIndex((text) => hasAll(text, words))
  return rank < 0 ? RANKS : rank
}

function excerptOf(text: string, words: readonly string[]): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const places = words.map((word) => line.toLowerCase().indexOf(word)).filter((at) => at >= 0)
  const start = Math.max(0, Math.min(...places, line.length) - CHARACTERS_BEFORE)
  const from = places.length > 0 && start > 0 ? start : 0
  const part = line.slice(from, from + EXCERPT_CHARACTERS)
  return `${from > 0 ? '…' : ''}${part}${from + part.length < line.length ? '…' : ''}`
}
