import type { SiteContent } from '../../content-model/readContent.ts'
import type { Page, PaginationLabels } from '../../content-model/schemas/page.ts'
import { isPaged, type SectionPage } from '../../content-model/schemas/pages.ts'
import { fillWords } from './text.ts'

/** Maximum number of articles on one page of a list. */
export const POSTS_PER_PAGE = 24

/** One page of a list. */
export type ListPage<Item> = {
  /** From 1. */
  number: number
  /** Total number of pages. */
  count: number
  items: Item[]
}

/** Splits a list into pages. An empty list has one empty page. */
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

/** The path of a list's page: the first page has the list's own path. */
export function addressOfPage(path: string, number: number): string {
  return number === 1 ? path : `${path}/${number}`
}

/**
 * One page of a list.
 * @throws RangeError if the number is beyond the last page.
 */
export function pageOfList<Item>(items: Item[], number: number): ListPage<Item> {
  const list = splitIntoPages(items)[number - 1]
  if (!list) throw new RangeError(`A list of ${items.length} has no page ${number}.`)
  return list
}

/** Number of pages of a page of sections: one, unless one of its sections lists all articles. */
export function pageCount({ sections }: SectionPage, { posts }: SiteContent): number {
  return sections.some(isPaged) ? splitIntoPages(posts).length : 1
}

/**
 * The static paths of a page of sections and its further pages, for a route that ends in [...number].
 * @public Imported by the entries that site/integrations/sectionPages.ts writes.
 */
export function pathsOfPages(content: SiteContent, name: string) {
  const page = content.pages[name]
  const count = page ? pageCount(page, content) : 1
  return Array.from({ length: count }, (_, index) => ({
    params: { number: index === 0 ? undefined : String(index + 1) },
  }))
}

/** The first page of a list as its file describes it; later pages have their number in title and heading. */
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

/** The links below a page of a list; undefined if there is only one page. */
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
