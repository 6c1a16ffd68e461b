import { join } from 'node:path'
import { adviseOn } from './adviseOn.ts'
import { ContentError } from './ContentError.ts'
import type { ContentRecord } from './ContentRecord.ts'
import { checkArticle } from './checkArticle.ts'
import { checkDuplicates } from './checkDuplicates.ts'
import { checkPalette } from './checkPalette.ts'
import { checkPresence } from './checkPresence.ts'
import { checkReferences, targetsOf } from './checkReferences.ts'
import { checkSections } from './checkSections.ts'
import { collections, type SiteContent } from './collections.ts'
import { countWords } from './countWords.ts'
import { describeFault } from './describeFault.ts'
import { type FileChanges, NO_CHANGES } from './FileChanges.ts'
import { factsOf, interpolateFacts } from './interpolateFacts.ts'
import { isoDate } from './isoDate.ts'
import { loadRecords } from './loadRecords.ts'
import type { Post } from './schemas/post.ts'

export type { SiteContent } from './collections.ts'

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
  refusals.push(
    ...checkDuplicates(records),
    ...checkPalette(records),
    ...checkPresence(records),
    ...records.flatMap(checkSections),
  )
  if (refusals.length > 0) throw new ContentError(refusals)
  return assemble(checked)
}

function valueOfKey(records: ContentRecord[], key: string): unknown {
  return records.find((record) => record.key === key)?.value
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
  return isoDate(other.date).localeCompare(isoDate(one.date)) || other.id - one.id
}
