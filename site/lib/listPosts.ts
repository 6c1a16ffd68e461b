import type { Post } from '../../content-model/schemas/post.ts'

/** Articles by subject in the order of the alphabet, within a subject in the order they had. */
export function bySubject(posts: Post[]): Post[] {
  return posts.toSorted((one, other) => one.category.localeCompare(other.category))
}

/** Neighbours of one subject together. */
export function groupBySubject(posts: Post[]): { subject: string; posts: Post[] }[] {
  const groups = Map.groupBy(posts, ({ category }) => category)
  return [...groups].map(([subject, members]) => ({ subject, posts: members }))
}
