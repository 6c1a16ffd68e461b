import {
  type Collection,
  type CollectionKey,
  collections,
  type EDITOR_GROUPS,
} from '../../content-model/collections.ts'
import { isGroup } from '../../content-model/fieldsOf.ts'
import { isDraft } from '../../content-model/records.ts'
import { labelOf } from '../form/labelOf.ts'

type Group = (typeof EDITOR_GROUPS)[number]

/** A collection of which the owner can make another record. */
export type RecordCollection = Extract<Collection, { noun: string }>

export type Listing = { group: Group; label: string; preview: string }

/**
 * How a file is listed, and on which page of the site its words show.
 * @param key as ContentRecord has it: `plans`, or `pages.about`.
 */
export function listingOf(key: string, value: unknown): Listing {
  const collection = collectionOf(key)
  const record = isGroup(value) ? value : {}
  if (!collection) return { group: 'Pages', label: key, preview: '/' }
  const { group, preview } = collection
  if ('label' in collection) return { group, label: collection.label, preview }
  const [, name = ''] = key.split('.')
  const called = 'title' in collection ? collection.title(record) : labelOf(name)
  const ownPage = record.path ?? record.link
  return {
    group,
    // Two pages may have one heading, and never one file.
    label: isDraft(record) ? `${called} (draft)` : called,
    preview: typeof ownPage === 'string' ? ownPage : preview,
  }
}

/** Kinds of record of which the owner can make another. */
export function newRecordKinds(): { key: CollectionKey; group: Group; noun: string }[] {
  return Object.entries(collections).flatMap(([key, collection]) =>
    'noun' in collection
      ? [{ key: key as CollectionKey, group: collection.group, noun: collection.noun }]
      : [],
  )
}

/** The collection of records that a key names; undefined for a single file or an unknown key. */
export function recordCollection(key: string): RecordCollection | undefined {
  const collection = collectionOf(key)
  return collection && 'noun' in collection ? collection : undefined
}

/** Whether the site does without a record: it needs the pages that its own links lead to. */
export function canBeDeleted(key: string): boolean {
  const [, name = ''] = key.split('.')
  const collection = recordCollection(key)
  return collection !== undefined && !('needed' in collection && collection.needed.includes(name))
}

function collectionOf(key: string): Collection | undefined {
  const [name = ''] = key.split('.')
  return Object.hasOwn(collections, name) ? collections[name as CollectionKey] : undefined
}
