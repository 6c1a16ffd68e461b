import type { SiteContent } from '../../content-model/readContent.ts'
import type { LaterPages } from '../../content-model/schemas/laterPages.ts'
import type { Page } from '../../content-model/schemas/page.ts'
import type { Post } from '../../content-model/schemas/post.ts'
import type { PaginationProps } from '../components/Pagination/Pagination.tsx'
import { fillWords } from './fillWords.ts'
import { addressOfPage, type ListPage, splitIntoPages } from './splitIntoPages.ts'

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
): PaginationProps | undefined {
  if (count === 1) return undefined
  const { label, newer, older, place } = pages.blog.sections.paging
  const link = (words: string, to: number) => ({ label: words, path: addressOfPage(path, to) })
  return {
    label,
    place: fillWords(place, { page: number, pages: count }),
    newer: number > 1 ? link(newer, number - 1) : undefined,
    older: number < count ? link(older, number + 1) : undefined,
  }
}
