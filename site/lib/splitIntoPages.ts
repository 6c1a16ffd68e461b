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
