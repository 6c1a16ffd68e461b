import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type CollectionKey, collections } from './collections.ts'
import { today } from './dates.ts'
import type { ContentFault, Fault } from './faultSentence.ts'
import { type FieldPath, fieldsOf, isGroup } from './fieldsOf.ts'
import { nearest } from './nearest.ts'
import {
  type ContentRecord,
  type FileChanges,
  isDraft,
  isPublished,
  NO_CHANGES,
  publishedFrom,
} from './records.ts'
import { REFERRED_RECORDS } from './referredRecords.ts'
import { EVERY_ARTICLE } from './schemas/blog.ts'
import { namedTags } from './tags.ts'

const FOLDERS: Record<string, string> = {
  picture: 'pictures',
  logo: 'logos',
  video: 'video',
  font: 'fonts',
}
/** Extensions of pictures, logos and films. Their folders may contain other files, such as a list of credits. */
const FILE_TYPES: Record<string, RegExp> = {
  pictures: /\.(?:webp|png|jpe?g|avif)$/,
  logos: /\.(?:svg|png|ico)$/,
  video: /\.(?:mp4|webm|vtt|webp|png|jpe?g)$/,
}
/** The type of the section with the contact form. The first section of a type has the type as its id. */
const FORM_PLACE = 'contact-message'

/** Addresses that every site has. */
const SITE_FILES = ['/rss.xml', '/sitemap.xml', '/llms.txt']

/** Targets of references: files on disk, addresses of pages and posts, ids on a page, records. */
type TargetSet = {
  files: Record<string, Set<string>>
  addresses: Set<string>
  anchors: Set<string>
  records: Record<string, Set<string>>
}

/** A published field may refer to targets published on its day, a draft to all targets. */
export type Targets = { publishedBy: (day: string) => TargetSet; all: TargetSet }

/** A day after every scheduled publication. */
export const LAST_DAY = '9999-12-31'

/**
 * Collects the targets from the content folder and from the fields of the records.
 * @param changes files that are not stored yet, or null for files that are to be removed.
 * @param others records of other languages. Links may lead to their pages, and a first screen may name a case of
 * another language, which the page then omits.
 */
export async function targetsOf(
  contentDirectory: string,
  records: ContentRecord[],
  changes: FileChanges = NO_CHANGES,
  others: ContentRecord[] = [],
): Promise<Targets> {
  const files: TargetSet['files'] = {}
  for (const folder of Object.values(FOLDERS)) {
    const names = new Set(await namesBelow(join(contentDirectory, folder)))
    for (const [path, text] of changes) {
      if (!path.startsWith(`${folder}/`)) continue
      const name = path.slice(folder.length + 1)
      if (text === null) names.delete(name)
      else names.add(name)
    }
    files[folder] = new Set([...names].filter((name) => FILE_TYPES[folder]?.test(name) ?? true))
  }
  files.public = new Set(await namesBelow(join(contentDirectory, '../public')))
  const sets = new Map<string, TargetSet>()
  return {
    all: targetsIn(records, others, files),
    publishedBy(day) {
      const known = sets.get(day)
      if (known) return known
      const isOut = (record: ContentRecord) => isPublished(record, day)
      const set = targetsIn(records.filter(isOut), others.filter(isOut), files)
      sets.set(day, set)
      return set
    },
  }
}

async function namesBelow(directory: string): Promise<string[]> {
  const names = await readdir(directory, { recursive: true }).catch(() => [])
  return names.map((name) => name.replaceAll('\\', '/'))
}

function targetsIn(
  records: ContentRecord[],
  others: ContentRecord[],
  files: TargetSet['files'],
): TargetSet {
  const targets: TargetSet = {
    files,
    addresses: new Set([
      ...SITE_FILES,
      ...[...(files.video ?? [])].map((name) => `/video/${name}`),
      ...[...(files.public ?? [])].map((name) => `/${name}`),
      ...namedTags(records).map(({ address }) => address),
    ]),
    anchors: new Set(),
    records: Object.fromEntries(Object.keys(REFERRED_RECORDS).map((key) => [key, new Set()])),
  }
  targets.records.posts?.add(EVERY_ARTICLE)
  for (const { key, value } of records) {
    if (key === 'plan_categories' && Array.isArray(value)) {
      for (const category of value.filter(isGroup)) {
        addText(targets.records.plan_categories, category.id)
        if (isGroup(category.next_step)) addText(targets.anchors, category.next_step.anchor)
      }
    }
    if (!isGroup(value)) continue
    const fields = REFERRED_RECORDS[key as CollectionKey]?.map((field) => value[field])
    if (fields?.every(Boolean)) addText(targets.records[key], fields.join('-'))
  }
  for (const record of [...records, ...others]) addAddresses(targets.addresses, record)
  for (const { key, value } of others) {
    if (key === 'cases' && isGroup(value)) addText(targets.records.cases, value.path)
  }
  return targets
}

/** Adds the addresses of a page or an article. */
function addAddresses(addresses: Set<string>, { key, value }: ContentRecord): void {
  if (!isGroup(value)) return
  const { path, link, aliases } = value
  addText(addresses, path)
  if (key === 'posts') addText(addresses, link)
  if (hasForm(value)) addresses.add(`${path}#${FORM_PLACE}`)
  if (Array.isArray(aliases)) for (const alias of aliases) addText(addresses, alias)
}

/** Whether a page has the contact form, which buttons may link to. */
function hasForm({ sections }: Record<string, unknown>): boolean {
  return (
    Array.isArray(sections) &&
    sections.some((section) => isGroup(section) && section.type === FORM_PLACE)
  )
}

function addText(set: Set<string> | undefined, value: unknown): void {
  if (typeof value === 'string') set?.add(value)
}

/** Reports references of a record to missing pictures, logos, films, pages, anchors and records. */
export function checkReferences(record: ContentRecord, targets: Targets): ContentFault[] {
  const faults: ContentFault[] = []
  for (const { schema, value, path } of fieldsOf(record.jsonSchema, record.value)) {
    const kind = schema['x-refers-to']
    if (typeof kind !== 'string' || typeof value !== 'string' || value === '') continue
    const fault = referenceFault(kind, value, targets, publishedAt(record, path))
    if (fault) faults.push({ file: record.file, path, found: value, ...fault })
  }
  return faults
}

/** The day from which visitors see a field; undefined if the record or the item of a list is a draft. */
function publishedAt(record: ContentRecord, [index]: FieldPath): string | undefined {
  const { value } = record
  if (Array.isArray(value) && isDraft(value[Number(index)])) return undefined
  return publishedFrom(record)
}

/**
 * The fault of a reference; undefined if the reference is valid.
 * @param from day from which visitors see the reference; undefined in a draft.
 */
export function referenceFault(
  kind: string,
  value: string,
  { publishedBy, all }: Targets,
  from: string | undefined,
): Fault | undefined {
  const fault = faultIn(kind, value, all)
  if (fault || from === undefined) return fault
  const day = today()
  if (!faultIn(kind, value, publishedBy(from > day ? from : day))) return undefined
  return faultIn(kind, value, publishedBy(LAST_DAY))
    ? {
        problem: `names "${value}", which is a draft`,
        advice: 'Publish it, or remove this reference.',
      }
    : {
        problem: `names "${value}", which is published later`,
        advice: 'Give it an earlier date, or remove this reference.',
      }
}

function faultIn(kind: string, value: string, targets: TargetSet): Fault | undefined {
  if (kind === 'address') return addressFault(value, targets)
  // A font of a package is not part of the content; the build reports a missing font.
  if (kind === 'font' && value.startsWith('@')) return undefined
  const names = targets.records[kind]
  if (names) return recordFault(kind, value, names)
  const folder = FOLDERS[kind] ?? kind
  const files = targets.files[folder] ?? new Set()
  if (files.has(value)) return undefined
  return {
    problem: [`names "${value}", which is not in `, { file: `content/${folder}` }],
    ...meant(value, files),
  }
}

/** With more records than this, the fault names only the nearest name. */
const MAX_NAMES_TOLD = 12

function recordFault(kind: string, name: string, names: Set<string>): Fault | undefined {
  if (names.has(name)) return undefined
  const allowed = [...names]
  if (kind === 'plan_categories') return { found: name, allowed }
  const key = kind as CollectionKey
  const fields = REFERRED_RECORDS[key]?.join('-').replace('project_', '')
  const isTold = names.size > 0 && names.size <= MAX_NAMES_TOLD
  return {
    problem: [
      `names "${name}", but nothing in `,
      { file: `content/${collections[key].path}` },
      ` has this ${fields}`,
    ],
    ...(isTold && { allowed }),
    ...meant(name, names),
  }
}

/** The fault of a link within this site whose target does not exist. */
function addressFault(link: string, targets: TargetSet): Fault | undefined {
  if (!link.startsWith('/') && !link.startsWith('#')) return undefined
  if (targets.addresses.has(link)) return undefined
  const [path = '', anchor] = link.split('#')
  if (path !== '' && !targets.addresses.has(path)) {
    const problem = `leads to ${path}, which is not a page of this site`
    return { problem, ...meant(path, targets.addresses) }
  }
  if (anchor !== undefined && !targets.anchors.has(anchor)) {
    const allowed = [...targets.anchors].map((name) => `#${name}`)
    return { problem: `leads to #${anchor}, which is not an anchor on a page`, allowed }
  }
  return undefined
}

function meant(word: string, words: Set<string>): Fault {
  const guess = nearest(word, words)
  return guess ? { advice: `Did you mean ${guess}?` } : {}
}
