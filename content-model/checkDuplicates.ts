import { isPageKey } from './collections.ts'
import type { ContentFault } from './faultSentence.ts'
import { type FieldPath, fieldsOf, isGroup, valueAt } from './fieldsOf.ts'
import { type ContentRecord, isDraft, isPublished } from './records.ts'
import { NEEDED_PAGES } from './schemas/pages.ts'

/** Reports repeated ids, addresses, titles, descriptions, plan tiers and picture descriptions. */
export function checkDuplicates(records: ContentRecord[]): ContentFault[] {
  const posts = records.filter((record) => record.key === 'posts')
  const pages = records.filter(({ key }) => isPageKey(key))
  const numbered = records.filter((record) => isGroup(record.value) && 'id' in record.value)
  const plans = records.filter((record) => record.key === 'plans')
  const described = records.filter((record) => record.key === 'pictures').flatMap(eachFile)
  return [
    ...records.flatMap(idsInLists),
    ...repeated(
      numbered.map((record) => ({ record, path: ['id'], scope: record.key })),
      'Give each record its own number.',
    ),
    ...repeated(
      plans.map((record) => ({
        record,
        path: ['tier'],
        scope: String(valueAt(record.value, ['category'])),
      })),
      'Give each plan of a category its own tier.',
    ),
    ...repeated(described, 'Describe each picture once.'),
    // Aliases come last, so that the page's own address takes precedence.
    ...repeated(
      [
        ...pages.map((record) => ({ record, path: ['path'] })),
        ...posts.map((record) => ({ record, path: ['link'] })),
        ...pages.flatMap(otherAddresses),
      ],
      'Give each page its own address.',
    ),
    ...repeated(
      [...pages, ...posts].map((record) => ({ record, path: ['title'] })),
      'Give each page its own.',
    ),
    ...repeated(
      [
        ...pages.map((record) => ({ record, path: ['description'] })),
        ...posts.map((record) => ({ record, path: ['summary'] })),
      ],
      'Give each page its own.',
    ),
  ]
}

/** A field whose value must be unique within its scope. */
type Claim = { record: ContentRecord; path: FieldPath; scope?: string }

function repeated(claims: Claim[], advice: string): ContentFault[] {
  const owners = new Map<string, string>()
  const faults: ContentFault[] = []
  for (const { record, path, scope = '' } of claims) {
    const value = valueAt(record.value, path)
    if (typeof value !== 'string' && typeof value !== 'number') continue
    const owner = owners.get(`${scope} ${value}`)
    if (owner === undefined) owners.set(`${scope} ${value}`, record.file)
    else {
      const problem = [`is ${shown(value)}, which `, { file: owner }, ' also uses']
      faults.push({ file: record.file, path, found: value, problem, advice })
    }
  }
  return faults
}

function otherAddresses(record: ContentRecord): Claim[] {
  const aliases = valueAt(record.value, ['aliases'])
  if (!Array.isArray(aliases)) return []
  return aliases.map((_, index) => ({ record, path: ['aliases', index] }))
}

function eachFile(record: ContentRecord): Claim[] {
  if (!Array.isArray(record.value)) return []
  return record.value.map((_, index) => ({ record, path: [index, 'file'] }))
}

function idsInLists(record: ContentRecord): ContentFault[] {
  const faults: ContentFault[] = []
  for (const { value, path } of fieldsOf(record.jsonSchema, record.value)) {
    if (!Array.isArray(value)) continue
    const places = new Map<unknown, number>()
    for (const [index, item] of value.entries()) {
      const id: unknown = isGroup(item) ? item.id : undefined
      if (id === undefined) continue
      const first = places.get(id)
      if (first === undefined) places.set(id, index)
      else {
        const list = path.length === 0 ? [] : [' in ', { field: path }]
        const both = ` (items ${first + 1} and ${index + 1})`
        const problem = [`the id ${shown(id)} appears twice`, ...list, both]
        faults.push({ file: record.file, problem })
      }
    }
  }
  return faults
}

function shown(value: unknown): string {
  return typeof value === 'string' ? `"${value}"` : String(value)
}

/** Reports drafts of pages that the site needs, and a site without published articles. */
export function checkPresence(records: ContentRecord[]): ContentFault[] {
  const faults = records
    .filter(({ key, value }) => isDraft(value) && NEEDED_KEYS.has(key))
    .map(({ file }): ContentFault => {
      const problem = 'hides this page from visitors, but the site needs it'
      return { file, path: ['draft'], problem, advice: 'Remove it.' }
    })
  if (!records.some((record) => record.key === 'posts' && isPublished(record))) {
    faults.push({
      problem: 'No article is published',
      advice: 'Keep at least one for the blog, the feed and the search.',
    })
  }
  return faults
}

const NEEDED_KEYS = new Set<string>(NEEDED_PAGES.map((name) => `pages.${name}`))
