import type { SiteContent } from '../../content-model/readContent.ts'
import type { Page, PaginationLabels } from '../../content-model/schemas/page.ts'
import { isPaged, type SectionPage } from '../../content-model/schemas/pages.ts'
import { fillWords } from './text.ts'

/** Length from which a list of articles has further pages. */
export const POSTS_PER_PAGE = 24

/** One page of a list that may be long. */
export type ListPage<Item> = {
  /** From 1 on. */
  number: number
  /** Number of all pages. */
  count: number
  items: Item[]
}

/** A list in pages, in its order. An empty list has one empty page. */
export function splitIntoPages<Item>(
  items: Item[],
  itemsPerPage = POSTS_PER_PAGE,
): ListPage<Item>[] {
  const count = Math.max(1, Math.ceil(items.length / itemsPerPage))
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    count,
    items: items.slice(index * itemsPerPage, (index + 1) * itemsPerPage),
  }))
}

/** The address of a list's page: the first one is the list's own. */
export function addressOfPage(path: string, number: number): string {
  return number === 1 ? path : `${path}/${number}`
}

/**
 * One page of a list.
 * @throws RangeError for a number beyond the last.
 */
export function pageOfList<Item>(items: Item[], number: number): ListPage<Item> {
  const list = splitIntoPages(items)[number - 1]
  if (!list) throw new RangeError(`A list of ${items.length} has no page ${number}.`)
  return list
}

/** Number of pages of a page of sections: one, unless a section of it lists all articles. */
export function pageCount({ sections }: SectionPage, { posts }: SiteContent): number {
  return sections.some(isPaged) ? splitIntoPages(posts).length : 1
}

/**
 * The static paths of a page of sections and its further pages, for a route that ends in [...number].
 * @public The entries that site/integrations/sectionPages.ts writes import it.
 */
export function pathsOfPages(content: SiteContent, name: string) {
  const page = content.pages[name]
  const count = page ? pageCount(page, content) : 1
  return Array.from({ length: count }, (_, index) => ({
    params: { number: index === 0 ? undefined : String(index + 1) },
  }))
}

/** A list's first page as its file describes it; later ones with their number. */
export function pageAt<First extends Page & { pagination?: PaginationLabels | undefined }>(
  first: First,
  number: number,
): First {
  const { pagination } = first
  if (number === 1 || !pagination) return first
  return {
    ...first,
    path: addressOfPage(first.path, number),
    title: fillWords(pagination.title, { page: number }),
    description: fillWords(pagination.description, { page: number }),
    heading: fillWords(pagination.heading, { page: number }),
  }
}

/** The links below a page of a list; undefined if it is the only one. */
export function paginationLinks(
  { labels }: SiteContent,
  { path }: Page,
  { number, count }: ListPage<unknown>,
) {
  if (count === 1) return undefined
  const { label, newer, older, place } = labels.pagination
  const link = (words: string, to: number) => ({ label: words, path: addressOfPage(path, to) })
  return {
    label,
    position: fillWords(place, { page: number, pages: count }),
    newer: number > 1 ? link(newer, number - 1) : undefined,
    older: number < count ? link(older, number + 1) : undefined,
  }
}
