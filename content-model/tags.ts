import { isPageKey } from './collections.ts'
import { fieldName, isGroup } from './fieldsOf.ts'
import type { ContentRecord } from './records.ts'
import { slugOf } from './slugs.ts'

/** The address of a tag's page. */
export function tagPath({ folder }: { folder: string }, tag: string): string {
  return `${folder}/${slugOf(tag)}`
}

/** A tag where an article names it. */
type NamedTag = { tag: string; path: string; file: string; field: string }

/** Every tag of every article, with the address of its page. */
export function namedTags(records: readonly ContentRecord[]): NamedTag[] {
  const pages = records.find(({ key }) => key === 'tag_pages')?.value
  if (!isGroup(pages) || typeof pages.folder !== 'string') return []
  const { folder } = pages
  return records.flatMap(({ key, file, value }) => {
    if (key !== 'posts' || !isGroup(value) || !Array.isArray(value.tags)) return []
    return value.tags.flatMap((tag: unknown, index) => {
      if (typeof tag !== 'string' || slugOf(tag) === '') return []
      return { tag, path: tagPath({ folder }, tag), file, field: fieldName(['tags', index]) }
    })
  })
}

/**
 * An error for each tag that is another one's second spelling, and for each whose page would stand at the address of
 * another page.
 */
export function checkTags(records: readonly ContentRecord[]): string[] {
  const owners = new Map(records.flatMap(addressesOf))
  const first = new Map<string, NamedTag>()
  return namedTags(records).flatMap((named) => {
    const { tag, path, file, field } = named
    const known = first.get(path)
    if (known) {
      if (known.tag === tag) return []
      return `${file}: ${field} is "${tag}", which ${known.file} writes "${known.tag}": both would have the page ${path}. Write both the same.`
    }
    first.set(path, named)
    const owner = owners.get(path)
    if (owner === undefined) return []
    return `${file}: ${field} is "${tag}", whose page would stand at ${path}, which ${owner} has. Use another word, or give that page another address.`
  })
}

/** The addresses of a page's or an article's file, each with the file. */
function addressesOf({ key, file, value }: ContentRecord): [string, string][] {
  if (!isGroup(value)) return []
  const addresses =
    key === 'posts' ? [value.link] : isPageKey(key) ? [value.path, value.aliases] : []
  return addresses
    .flat()
    .flatMap((address) => (typeof address === 'string' ? [[address, file]] : []))
}
