import {
  type Collection,
  type CollectionKey,
  collections,
  type EDITOR_GROUPS,
  jsonSchemaOf,
} from '../../content-model/collections.ts'
import { parseDate, writeDate } from '../../content-model/dates.ts'
import type { ContentFault } from '../../content-model/faultSentence.ts'
import { type FieldSchema, isGroup } from '../../content-model/fieldsOf.ts'
import { languagesIn } from '../../content-model/languages/languagesIn.ts'
import { ownName } from '../../content-model/languages/ownName.ts'
import { parseFile } from '../../content-model/parse.ts'
import {
  type ContentRecord,
  isPublished,
  loadRecords,
  publishedFrom,
} from '../../content-model/records.ts'
import { ownPathSchema } from '../../content-model/schemas/fields.ts'
import type { Language } from '../../content-model/schemas/languages.ts'
import { fillVariables, type Variables, variablesOf } from '../../content-model/variables.ts'
import { contentPlace } from './contentFiles.ts'
import { nameOfFile } from './fileNames.ts'
import { labelOf } from './form/fieldLabels.ts'
import { labels } from './labels.ts'

type Group = (typeof EDITOR_GROUPS)[number]

/** A collection to which the owner can add records. */
export type RecordCollection = Extract<Collection, { noun: string }>

export type Listing = { group: Group; label: string; preview: string }

/**
 * The group and label of a file in the list, and the page of the site that shows it.
 * @param key the key of its ContentRecord: `plans`, or `pages.about`.
 * @param file gives the label of a record without a title.
 */
export function listingOf(key: string, file: string, value: unknown): Listing {
  const listing = listingOfOriginal(key, file, value)
  const tag = contentPlace(file)?.translates?.tag
  if (tag === undefined) return listing
  return { ...listing, label: labels.inLanguage(listing.label, ownName(tag)) }
}

/** The listing of a file. A translation without a title takes that of its original. */
export function listingAmong(
  records: readonly ContentRecord[],
  key: string,
  file: string,
  value: unknown,
): Listing {
  const path = contentPlace(file)?.translates?.path
  const original = path && records.find((record) => record.file === `content/${path}`)?.value
  return listingOf(key, file, isGroup(original) ? { ...original, ...Object(value) } : value)
}

function listingOfOriginal(key: string, file: string, value: unknown): Listing {
  const collection = collectionOf(key)
  const record = isGroup(value) ? value : {}
  if (!collection) return { group: 'Pages', label: key, preview: '/' }
  const { group, preview } = collection
  if ('label' in collection) return { group, label: collection.label, preview }
  const [, name = ''] = key.split('.')
  const called = 'title' in collection ? titleOf(collection.title, record) : labelOf(name)
  const ownPage = record[addressField(jsonSchemaOf(collection.schema)) ?? '']
  return {
    group,
    // Two pages may share a heading, but not a file.
    label: called ? labelWithState(key, record, called) : nameOfFile(file),
    preview: typeof ownPage === 'string' ? ownPage : preview,
  }
}

/**
 * The listing of a file that may have been broken outside the studio, from the first version that can be parsed.
 * @param records all originals.
 * @param file gives the label if no version can be parsed.
 */
export function listingOfVersions(
  records: readonly ContentRecord[],
  key: string,
  file: string,
  versions: readonly (string | undefined)[],
): Listing {
  const [value] = versions.flatMap((text = '') => {
    const parsed = parseFile(file, text)
    return 'value' in parsed && isGroup(parsed.value) ? [parsed.value] : []
  })
  const listing = listingAmong(records, key, file, value)
  return { ...listing, label: value ? listing.label : nameOfFile(file) }
}

const TITLE_FIELD = /\{(\w+)\}/g

/** A collection's title filled with a record's fields; undefined if one of them is missing or blank. */
function titleOf(title: string, record: Record<string, unknown>): string | undefined {
  const texts = [...title.matchAll(TITLE_FIELD)].map(([, field = '']) => record[field])
  const isWhole = texts.every((text) => typeof text === 'string' && text.trim() !== '')
  return isWhole ? title.replace(TITLE_FIELD, (_, field) => String(record[field])) : undefined
}

/** A record's name, and the reason if visitors do not see it. */
function labelWithState(key: string, value: unknown, called: string): string {
  const from = publishedFrom({ key, value })
  if (from === undefined) return labels.draft(called)
  return isPublished({ key, value }) ? called : labels.scheduled(called, writeDate(from))
}

/** The field with the address of a record's own page; undefined if it has no page. */
export function addressField({ properties = {} }: FieldSchema): string | undefined {
  const { pattern } = jsonSchemaOf(ownPathSchema)
  return Object.keys(properties).find((name) => {
    const part = properties[name]
    return isGroup(part) && part.pattern === pattern
  })
}

export type NewRecordOffer = {
  key: CollectionKey
  group: Group
  noun: string
  /** Folder and extension of its files: content/posts, .mdx. */
  folder: string
  extension: string
}

/** The collections to which the owner can add records. */
function newRecordOffers(): NewRecordOffer[] {
  return Object.entries(collections).flatMap(([key, collection]) => {
    if (!('noun' in collection)) return []
    const { group, noun, path, extension } = collection
    return [{ key: key as CollectionKey, group, noun, folder: `content/${path}`, extension }]
  })
}

/** The collection of records that a key names; undefined for a single file or an unknown key. */
export function recordCollection(key: string): RecordCollection | undefined {
  const collection = collectionOf(key)
  return collection && 'noun' in collection ? collection : undefined
}

/** Whether a record may be deleted. Single files, and pages that the site itself needs, may not. */
export function canBeDeleted(key: string): boolean {
  const [, name = ''] = key.split('.')
  const collection = recordCollection(key)
  return collection !== undefined && !('needed' in collection && collection.needed.includes(name))
}

function collectionOf(key: string): Collection | undefined {
  const [name = ''] = key.split('.')
  return Object.hasOwn(collections, name) ? collections[name as CollectionKey] : undefined
}

export type ListedRecord = Listing & {
  file: string
  /** All words of the file on one line in lower case, for the search. */
  words: string
}

type Listed = {
  records: ListedRecord[]
  offers: NewRecordOffer[]
  /** Faults of files that cannot be parsed. */
  faults: ContentFault[]
  /** The original language comes first. */
  languages: Language[]
}

/** Every record that can be edited, in the order of the list. */
export async function listRecords(contentDirectory: string): Promise<Listed> {
  const { records, faults } = await loadRecords(contentDirectory)
  const variables = variablesIn(records)
  return {
    faults,
    languages: languagesIn(records),
    offers: newRecordOffers(),
    records: inOrder(records).map((record) => {
      const { key, file, value } = record
      const listing = listingOf(key, file, value)
      return {
        ...listing,
        label: fillVariables(listing.label, variables),
        file,
        words: wordsOf(record, listing.label),
      }
    }),
  }
}

/** Search words by parsed value, so that the words of a thousand files are joined only once. */
const knownWords = new WeakMap<object, string>()

function wordsOf({ file, value, article }: ContentRecord, label: string): string {
  const read = Object(value)
  const known = knownWords.get(read)
  if (known !== undefined) return known
  const texts = [label, file, ...textsIn(value), article?.text ?? '']
  const words = texts.join(' ').replaceAll(/\s+/g, ' ').toLowerCase()
  knownWords.set(read, words)
  return words
}

/** The current values of the variables that texts may name in braces. */
export function variablesIn(records: readonly ContentRecord[]): Variables {
  const valueOfKey = (key: string) => records.find((record) => record.key === key)?.value
  return variablesOf({
    brand: valueOfKey('brand'),
    claims: valueOfKey('claims'),
    analytics: valueOfKey('analytics'),
  })
}

/** Sorts records within their folder: dated ones with the newest first, others by number. */
function inOrder(records: ContentRecord[]): ContentRecord[] {
  const keys = [...new Set(records.map(({ key }) => key))]
  return records.toSorted(
    (one, other) =>
      keys.indexOf(one.key) - keys.indexOf(other.key) ||
      dateOf(other).localeCompare(dateOf(one)) ||
      numberOf(one) - numberOf(other),
  )
}

/** As 2024-09-06; blank for a record without a date. */
function dateOf({ value }: ContentRecord): string {
  return (isGroup(value) && typeof value.date === 'string' && parseDate(value.date)) || ''
}

function numberOf({ value }: ContentRecord): number {
  return isGroup(value) && typeof value.id === 'number' ? value.id : 0
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
