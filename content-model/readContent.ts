import { join } from 'node:path'
import { adviseOn } from './adviseOn.ts'
import { ContentError } from './ContentError.ts'
import type { ContentRecord } from './ContentRecord.ts'
import { checkArticle } from './checkArticle.ts'
import { checkDuplicates } from './checkDuplicates.ts'
import { checkPalette } from './checkPalette.ts'
import { checkPresence } from './checkPresence.ts'
import { checkReferences, targetsOf } from './checkReferences.ts'
import { namedFiles, recordFolders, singleFiles } from './contentFiles.ts'
import { countWords } from './countWords.ts'
import { describeFault } from './describeFault.ts'
import { type FileChanges, NO_CHANGES } from './FileChanges.ts'
import { factsOf, interpolateFacts } from './interpolateFacts.ts'
import { isoDate } from './isoDate.ts'
import { loadRecords } from './loadRecords.ts'
import type { SiteContent } from './SiteContent.ts'
import type { Post } from './schemas/post.ts'

export type { SiteContent } from './SiteContent.ts'

/**
 * Reads and checks the whole content folder, by default `content` where the command runs; with
 * `changes`, as it would be after them.
 * @throws ContentError that lists every fault found.
 */
export async function readContent(
  contentDirectory = join(process.cwd(), 'content'),
  changes: FileChanges = NO_CHANGES,
): Promise<SiteContent> {
  const loaded = await loadRecords(contentDirectory, changes)
  const refusals = [...loaded.refusals]
  const facts = factsOf(valueOfKey(loaded.records, 'brand'), valueOfKey(loaded.records, 'claims'))
  const records = loaded.records.map((record): ContentRecord => {
    const completed = interpolateFacts(record, facts)
    refusals.push(...completed.refusals)
    return { ...record, value: completed.value }
  })
  const checked = records.map((record): ContentRecord => {
    const result = record.schema.safeParse(record.value, { error: adviseOn })
    if (result.success) return { ...record, value: result.data }
    for (const issue of result.error.issues) {
      const faults = describeFault(issue, record.value, record.jsonSchema)
      refusals.push(...faults.map((fault) => `${record.file}: ${fault}`))
    }
    return record
  })
  // A file that cannot be read gives no addresses, and every link to it would be refused in vain.
  if (loaded.refusals.length === 0) {
    const targets = await targetsOf(contentDirectory, records)
    for (const record of records) {
      refusals.push(...checkReferences(record, targets), ...checkArticle(record, facts, targets))
    }
  }
  refusals.push(...checkDuplicates(records), ...checkPalette(records), ...checkPresence(records))
  if (refusals.length > 0) throw new ContentError(refusals)
  return assemble(checked)
}

function valueOfKey(records: ContentRecord[], key: string): unknown {
  return records.find((record) => record.key === key)?.value
}

/** Every record has passed its own schema by now, which the type system cannot follow by key. */
function assemble(records: ContentRecord[]): SiteContent {
  const content: Record<string, unknown> = {}
  for (const key of Object.keys(singleFiles)) content[key] = valueOfKey(records, key)
  for (const key of Object.keys(recordFolders)) {
    content[key] = records
      .filter((record) => record.key === key)
      .map(({ value, file, article }) => ({
        ...(value as object),
        file: file.replace('content/', ''),
        ...(key === 'posts' && { words: countWords(article?.text ?? '') }),
      }))
  }
  for (const [key, { schemas }] of Object.entries(namedFiles)) {
    content[key] = Object.fromEntries(
      Object.keys(schemas).map((name) => [name, valueOfKey(records, `${key}.${name}`)]),
    )
  }
  const site = content as SiteContent
  for (const list of [
    site.services,
    site.projects,
    site.partners,
    site.plans,
    site.team,
    site.counters,
    site.testimonials,
    site.comments,
  ]) {
    list.sort((one, other) => one.id - other.id)
  }
  site.posts.sort(newestFirst)
  for (const plan of site.plans) {
    if (plan.link === 'payment') plan.link = site.brand.payment_link
  }
  return site
}

/** Of two articles of one day, the one with the later number comes first. */
function newestFirst(one: Post, other: Post): number {
  return isoDate(other.date).localeCompare(isoDate(one.date)) || other.id - one.id
}
