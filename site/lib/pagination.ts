import type { SiteContent } from '../../content-model/readContent.ts'
import type { LaterPages } from '../../content-model/schemas/laterPages.ts'
import type { Page } from '../../content-model/schemas/page.ts'
import type { Post } from '../../content-model/schemas/post.ts'
import { fillWords } from './text.ts'

/** Lists of articles page themselves beyond this number. */
export const POSTS_PER_PAGE = 24

/** One page of a list that may be long. */
export type ListPage<Item> = {
  /** From 1 on. */
  number: number
  /** Of all pages. */
  count: number
  items: Item[]
}

/** A list in pages, in its order. An empty list has one page, which is empty. */
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

/** The static paths of a list's pages, for a route file `[...page].astro` in the list's folder. */
export function pathsOfList(posts: Post[]) {
  return splitIntoPages(posts).map((list) => ({
    params: { page: list.number === 1 ? undefined : String(list.number) },
    props: { list },
  }))
}

/** A list's first page as its file describes it; a later one names its number, and the first one as its parent. */
export function pageOfList(
  first: Page,
  later: LaterPages,
  { number }: ListPage<Post>,
): { page: Page; parents: Page[] } {
  if (number === 1) return { page: first, parents: [] }
  const page = {
    ...first,
    path: addressOfPage(first.path, number),
    title: fillWords(later.title, { page: number }),
    description: fillWords(later.description, { page: number }),
    heading: fillWords(later.heading, { page: number }),
  }
  return { page, parents: [first] }
}

/** The links below a page of a list; undefined where it is the only one. */
export function pagination(
  { pages }: SiteContent,
  { path }: Page,
  { number, count }: ListPage<Post>,
) {
  if (count === 1) return undefined
  const { label, newer, older, place } = pages.blog.sections.paging
  const link = (words: string, to: number) => ({ label: words, path: addressOfPage(path, to) })
  return {
    label,
    position: fillWords(place, { page: number, pages: count }),
    newer: number > 1 ? link(newer, number - 1) : undefined,
    older: number < count ? link(older, number + 1) : undefined,
  }
}
