import type { Surroundings } from './articles/checkArticles.ts'
import { checkAuthors } from './checkAuthors.ts'
import { checkDuplicates, checkPresence } from './checkDuplicates.ts'
import { checkPage } from './checkPages.ts'
import { checkPalette } from './checkPalette.ts'
import { checkPlanComparison } from './checkPlanComparison.ts'
import { checkRedirects } from './checkRedirects.ts'
import { checkReferences, targetsOf } from './checkReferences.ts'
import { checkServicePages } from './checkServicePages.ts'
import { collections, type SiteContent } from './collections.ts'
import type { ContentFault } from './faultSentence.ts'
import { isGroup } from './fieldsOf.ts'
import { valueSizeFault } from './limits.ts'
import { countWords } from './parse.ts'
import { pictureTextsIn, withPictureTexts } from './pictureTexts.ts'
import {
  type ContentRecord,
  type FileChanges,
  isDraft,
  isPublished,
  loadRecords,
  NO_CHANGES,
} from './records.ts'
import type { Post } from './schemas/blog.ts'
import { checkTags } from './tags.ts'
import { ContentError, checkValue } from './validation.ts'
import { interpolateVariables, variablesOf } from './variables.ts'

export type ReadOptions = {
  /** Reads the folder as it would be after them. */
  changes?: FileChanges
  /** Returns drafts and scheduled articles too, as the site in development shows them. They are checked in any case. */
  withDrafts?: boolean
}

/**
 * Reads the content of a site that is built: its running texts passed then, and stay unread. So the server
 * of a site does without their parser, a native library.
 * @throws ContentError that lists every fault found.
 */
export function readBuiltContent(
  contentDirectory: string,
  options: ReadOptions = {},
): Promise<SiteContent> {
  return readWith(() => [], contentDirectory, options)
}

/** @param checkTexts returns the faults of running texts. */
export async function readWith(
  checkTexts: (records: readonly ContentRecord[], surroundings: Surroundings) => ContentFault[],
  contentDirectory: string,
  { changes = NO_CHANGES, withDrafts = false }: ReadOptions,
): Promise<SiteContent> {
  const loaded = await loadRecords(contentDirectory, changes)
  const tooLarge = loaded.records.flatMap(({ file, value }) => {
    const fault = valueSizeFault(value)
    return fault ? [{ file, ...fault }] : []
  })
  // All other checks would take too long.
  if (tooLarge.length > 0) throw new ContentError([...loaded.faults, ...tooLarge])
  const faults = [...loaded.faults]
  const variables = variablesOf({
    brand: valueOfKey(loaded.records, 'brand'),
    claims: valueOfKey(loaded.records, 'claims'),
    analytics: valueOfKey(loaded.records, 'analytics'),
  })
  const pictureTexts = pictureTextsIn(valueOfKey(loaded.records, 'pictures'))
  const records = loaded.records.map((record): ContentRecord => {
    const value = withPictureTexts(record, pictureTexts)
    const completed = interpolateVariables({ ...record, value }, variables)
    faults.push(...completed.faults)
    return { ...record, value: completed.value }
  })
  const checked = records.map((record): ContentRecord => {
    const { file, schema, jsonSchema, value } = record
    const result = checkValue(schema, jsonSchema, value)
    if ('data' in result) return { ...record, value: result.data }
    faults.push(...result.faults.map((fault) => ({ file, ...fault })))
    return record
  })
  // An unreadable file gives no addresses or names, so every link to it would be a false error.
  const targets =
    loaded.faults.length === 0 ? await targetsOf(contentDirectory, records, changes) : undefined
  if (targets) {
    faults.push(...records.flatMap((record) => checkReferences(record, targets)))
    faults.push(...checkPlanComparison(records), ...checkServicePages(checked))
    faults.push(...checkRedirects(records, targets, siteUrlOf(records)))
  }
  faults.push(...checkTexts(records, { variables, targets, siteUrl: siteUrlOf(records) }))
  faults.push(
    ...checkDuplicates(records),
    ...checkAuthors(records),
    ...checkTags(records),
    ...checkPalette(records),
    ...checkPresence(records),
    ...records.flatMap(checkPage),
  )
  if (faults.length > 0) throw new ContentError(faults)
  return assemble(withDrafts ? checked : published(checked))
}

function valueOfKey(records: ContentRecord[], key: string): unknown {
  return records.find((record) => record.key === key)?.value
}

function siteUrlOf(records: ContentRecord[]): string | undefined {
  const brand = valueOfKey(records, 'brand')
  return isGroup(brand) && typeof brand.url === 'string' ? brand.url : undefined
}

function published(records: ContentRecord[]): ContentRecord[] {
  return records.flatMap((record) => {
    if (!isPublished(record)) return []
    const { value } = record
    if (!Array.isArray(value)) return record
    return { ...record, value: value.filter((item) => !isDraft(item)) }
  })
}

/** Every record has passed its own schema by now, which the type system cannot follow by key. */
function assemble(records: ContentRecord[]): SiteContent {
  const content = Object.fromEntries(
    Object.entries(collections).map(([key, { kind }]): [string, unknown] => {
      if (kind === 'file') return [key, valueOfKey(records, key)]
      if (kind === 'list') return [key, inOrder(valueOfKey(records, key) as Numbered[])]
      if (kind === 'folder') {
        const own = records.filter((record) => record.key === key)
        return [key, inOrder(own.map(asListed))]
      }
      const named = records.filter((record) => record.key.startsWith(`${key}.`))
      const values = named.map((record) => [record.key.slice(key.length + 1), record.value])
      return [key, Object.fromEntries(values)]
    }),
  ) as SiteContent
  content.posts.sort(newestFirst)
  for (const plan of content.plans) {
    if (plan.link === 'payment') plan.link = content.brand.payment_link
  }
  return content
}

type Numbered = { id?: unknown }

/** Records with numbers stand in the order of these; all others as they are written. */
function inOrder(records: Numbered[]): Numbered[] {
  return records.toSorted((one, other) =>
    typeof one.id === 'number' && typeof other.id === 'number' ? one.id - other.id : 0,
  )
}

/** A record with the path of its file and, where it has a text, the number of its words. */
function asListed({ file, value, article }: ContentRecord): Numbered {
  return {
    ...(value as object),
    file: file.replace('content/', ''),
    ...(article && { words: countWords(article.text) }),
  } as Numbered
}

/** Of two articles of one day, the one with the later number comes first. */
function newestFirst(one: Post, other: Post): number {
  return other.date.localeCompare(one.date) || other.id - one.id
}
