import type { Post } from '../../content-model/schemas/blog.ts'
import { bySubject } from './listPosts.ts'
import { addressOfPage, splitIntoPages } from './pagination.ts'
import { subjectAnchor } from './subjectAnchor.ts'

/** Where the list of articles by subject, which may have several pages, begins with a subject. */
export function subjectAddress(listPath: string, posts: Post[], subject: string): string {
  const page = splitIntoPages(bySubject(posts)).find(({ items }) =>
    items.some(({ category }) => category === subject),
  )
  return `${addressOfPage(listPath, page?.number ?? 1)}#${subjectAnchor(subject)}`
}
