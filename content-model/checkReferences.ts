import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContentRecord } from './ContentRecord.ts'
import { fieldName } from './fieldName.ts'
import { fieldsOf, isGroup } from './fieldsOf.ts'
import { nearest } from './nearest.ts'

const FOLDERS: Record<string, string> = {
  picture: 'pictures',
  logo: 'logos',
  video: 'video',
  font: 'fonts',
}
/** What counts as a picture, logo or film; other files, such as a list of credits, may lie beside them. */
const FILE_TYPES: Record<string, RegExp> = {
  pictures: /\.(?:webp|png|jpe?g|avif)$/,
  logos: /\.(?:svg|png|ico)$/,
  video: /\.(?:mp4|webm|vtt|webp|png|jpe?g)$/,
}
/** Folders whose records are referred to by the name that each holds, and the field that holds it. */
const NAMED_RECORDS: Record<string, string> = {
  team: 'name',
  testimonials: 'name',
  projects: 'project_name',
}
const PORTFOLIO_SUFFIXES = ['', '-framed', '-tall', '-phone']

/** What may be referred to: files on disk, addresses of pages and posts, places on a page, people. */
export type Targets = {
  files: Record<string, Set<string>>
  addresses: Set<string>
  anchors: Set<string>
  categories: Set<string>
  names: Record<string, Set<string>>
}

/** Gathers the targets from the folder and from what the records say of themselves. */
export async function targetsOf(
  contentDirectory: string,
  records: ContentRecord[],
): Promise<Targets> {
  const targets: Targets = {
    files: {},
    addresses: new Set(),
    anchors: new Set(),
    categories: new Set(),
    names: Object.fromEntries(Object.keys(NAMED_RECORDS).map((key) => [key, new Set<string>()])),
  }
  for (const folder of [...Object.values(FOLDERS), 'pictures/portfolio']) {
    const names = await readdir(join(contentDirectory, folder)).catch(() => [])
    targets.files[folder] = new Set(names.filter((name) => FILE_TYPES[folder]?.test(name) ?? true))
  }
  for (const { key, value } of records) {
    if (key === 'plan_categories' && Array.isArray(value)) {
      for (const category of value.filter(isGroup)) {
        addText(targets.categories, category.id)
        if (isGroup(category.next_step)) addText(targets.anchors, category.next_step.anchor)
      }
    }
    if (!isGroup(value)) continue
    const names = targets.names[key]
    if (names) addText(names, value[NAMED_RECORDS[key] ?? ''])
    if (key === 'posts') addText(targets.addresses, value.link)
    addText(targets.addresses, value.path)
    if (Array.isArray(value.also)) for (const path of value.also) addText(targets.addresses, path)
  }
  return targets
}

function addText(set: Set<string>, value: unknown): void {
  if (typeof value === 'string') set.add(value)
}

/** Refuses each picture, logo, film, page and place that a record names and that is not there. */
export function checkReferences(record: ContentRecord, targets: Targets): string[] {
  const refusals: string[] = []
  for (const { schema, value, path } of fieldsOf(record.jsonSchema, record.value)) {
    const kind = schema['x-refers-to']
    if (typeof kind !== 'string' || typeof value !== 'string' || value === '') continue
    const fault = faultOf(kind, value, targets)
    if (fault) refusals.push(`${record.file}: ${fieldName(path)} ${fault}`)
  }
  return refusals
}

function faultOf(kind: string, value: string, targets: Targets): string | undefined {
  if (kind === 'address') return addressFault(value, targets)
  if (kind === 'portfolio') return portfolioFault(value, targets)
  // A package's font lies outside the content; the build says where it is not installed.
  if (kind === 'font' && value.startsWith('@')) return undefined
  const recordNames = targets.names[kind]
  if (recordNames) return recordFault(kind, value, recordNames)
  if (kind === 'plan_category') {
    if (targets.categories.has(value)) return undefined
    return `names "${value}", which content/site/plan_categories.yaml does not list.`
  }
  const folder = FOLDERS[kind] ?? kind
  const names = targets.files[folder] ?? new Set()
  if (names.has(value)) return undefined
  return `names "${value}", which is not in content/${folder}.${didYouMean(value, names)}`
}

function recordFault(folder: string, name: string, names: Set<string>): string | undefined {
  if (names.has(name)) return undefined
  return `names "${name}", a name that no file in content/${folder} has.${didYouMean(name, names)}`
}

function portfolioFault(name: string, targets: Targets): string | undefined {
  const names = targets.files['pictures/portfolio'] ?? new Set()
  const missing = PORTFOLIO_SUFFIXES.map((suffix) => `${name}${suffix}.webp`).filter(
    (file) => !names.has(file),
  )
  if (missing.length === 0) return undefined
  return `names "${name}", but content/pictures/portfolio lacks ${missing.join(', ')}.`
}

/** What is wrong with a link, if it stays on this site and leads nowhere. */
export function addressFault(link: string, targets: Targets): string | undefined {
  if (!link.startsWith('/') && !link.startsWith('#')) return undefined
  const [path = '', anchor] = link.split('#')
  if (path !== '' && !targets.addresses.has(path)) {
    return `leads to ${path}, which is no page of this site.${didYouMean(path, targets.addresses)}`
  }
  if (anchor !== undefined && !targets.anchors.has(anchor)) {
    const allowed = [...targets.anchors].map((name) => `#${name}`).join(', ')
    return `leads to #${anchor}, which is no place on a page. Use one of ${allowed}.`
  }
  return undefined
}

function didYouMean(word: string, words: Set<string>): string {
  const guess = nearest(word, words)
  return guess ? ` Did you mean ${guess}?` : ''
}
