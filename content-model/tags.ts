import { isPageKey } from './collections.ts'
import type { ContentFault } from './faultSentence.ts'
import { type FieldPath, isGroup } from './fieldsOf.ts'
import type { ContentRecord } from './records.ts'
import { slugOf } from './slugs.ts'

/** The address of a tag's page. */
export function tagPath({ folder }: { folder: string }, tag: string): string {
  return `${folder}/${slugOf(tag)}`
}

/** A tag with its location in an article and the address of its page. */
type NamedTag = { tag: string; address: string; file: string; path: FieldPath }

/** Every tag of every article, with the address of its page. */
export function namedTags(records: readonly ContentRecord[]): NamedTag[] {
  const pages = records.find(({ key }) => key === 'tag_pages')?.value
  if (!isGroup(pages) || typeof pages.folder !== 'string') return []
  const { folder } = pages
  return records.flatMap(({ key, file, value }) => {
    if (key !== 'posts' || !isGroup(value) || !Array.isArray(value.tags)) return []
    return value.tags.flatMap((tag: unknown, index) => {
      if (typeof tag !== 'string' || slugOf(tag) === '') return []
      return { tag, address: tagPath({ folder }, tag), file, path: ['tags', index] }
    })
  })
}

/**
 * Reports tags that are another spelling of the same tag, and tags whose page would have the address of another page.
 */
export function checkTags(records: readonly ContentRecord[]): ContentFault[] {
  const owners = new Map(records.flatMap(addressesOf))
  const first = new Map<string, NamedTag>()
  return namedTags(records).flatMap((named): ContentFault[] => {
    const { tag, address, file, path } = named
    const known = first.get(address)
    if (known?.tag === tag) return []
    if (known) {
      const both = ` spells "${known.tag}": both would have the page ${address}`
      const problem = [`is "${tag}", which `, { file: known.file }, both]
      return [{ file, path, problem, advice: 'Spell both the same.' }]
    }
    first.set(address, named)
    const owner = owners.get(address)
    if (owner === undefined) return []
    const taken = `is "${tag}", whose page would have the address ${address}, which `
    const problem = [taken, { file: owner }, ' uses']
    return [{ file, path, problem, advice: 'Use another word, or give that page another address.' }]
  })
}

/** The addresses of a page or an article, each with the file. */
function addressesOf({ key, file, value }: ContentRecord): [string, string][] {
  if (!isGroup(value)) return []
  const addresses =
    key === 'posts' ? [value.link] : isPageKey(key) ? [value.path, value.aliases] : []
  return addresses
    .flat()
    .flatMap((address) => (typeof address === 'string' ? [[address, file]] : []))
}
