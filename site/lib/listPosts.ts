import type { SiteContent } from '../../content-model/readContent.ts'
import type { Author } from '../../content-model/schemas/author.ts'
import type { Post } from '../../content-model/schemas/blog.ts'

/** Articles by subject in the order of the alphabet, within a subject in the order they had. */
export function bySubject(posts: Post[]): Post[] {
  return posts.toSorted((one, other) => one.category.localeCompare(other.category))
}

/** Neighbours of one subject together. */
export function groupBySubject(posts: Post[]): { subject: string; posts: Post[] }[] {
  const groups = Map.groupBy(posts, ({ category }) => category)
  return [...groups].map(([subject, members]) => ({ subject, posts: members }))
}

/** An author's articles, from the newest on. */
export function postsBy({ posts }: Pick<SiteContent, 'posts'>, { name }: Author): Post[] {
  return posts.filter(({ author }) => author === name)
}
