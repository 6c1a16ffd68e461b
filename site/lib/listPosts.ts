import type { Post } from '../../content-model/schemas/post.ts'
import { isoDate } from './isoDate.ts'

/** Articles from the newest to the oldest; of one day's, the later number comes first. */
export function newestFirst(posts: Post[]): Post[] {
  return posts.toSorted(
    (one, other) => isoDate(other.date).localeCompare(isoDate(one.date)) || other.id - one.id,
  )
}

/** Articles by subject in the order of the alphabet, in each subject from the newest to the oldest. */
export function bySubject(posts: Post[]): Post[] {
  return newestFirst(posts).toSorted((one, other) => one.category.localeCompare(other.category))
}

/** Neighbours of one subject together. */
export function groupBySubject(posts: Post[]): { subject: string; posts: Post[] }[] {
  const groups = Map.groupBy(posts, ({ category }) => category)
  return [...groups].map(([subject, members]) => ({ subject, posts: members }))
}
