import { type CollectionKey, isPageKey } from '../../content-model/collections.ts'
import { fieldsOf, isGroup } from '../../content-model/fieldsOf.ts'
import type { ContentRecord } from '../../content-model/records.ts'
import { REFERRED_RECORDS } from '../../content-model/referredRecords.ts'

/** Files shared by all pages; they do not date a page. */
const SHARED_FOLDER = 'content/site/'

/**
 * The files below content/ that date a page: its own file, and those of the records that it names. A page that it
 * names does not count, since it is only linked: docs/decisions/0083.
 */
export function pageSources(records: readonly ContentRecord[], file: string): string[] {
  const page = records.find((record) => record.file === `content/${file}`)
  if (!page) return [file]
  const named = fieldsOf(page.jsonSchema, page.value).flatMap(({ schema, value }) => {
    const key = schema['x-refers-to']
    return records.filter((record) => record.key === key && nameOf(record) === value)
  })
  const shown = named.filter(
    (record) => !isPageKey(record.key) && !record.file.startsWith(SHARED_FOLDER),
  )
  return [...new Set([file, ...shown.map((record) => record.file.replace('content/', ''))])]
}

/** The key by which other records refer to this one; undefined if records of its kind are never referred to. */
function nameOf({ key, value }: ContentRecord): string | undefined {
  const fields = REFERRED_RECORDS[key as CollectionKey]
  return fields && isGroup(value) ? fields.map((field) => value[field]).join('-') : undefined
}
