import type { Post } from '../../content-model/schemas/post.ts'
import { newestFirst } from './listPosts.ts'

export type ArticleRoute = {
  post: Post
  /** Published before and after it, where there are such. */
  previous: Post | undefined
  next: Post | undefined
}

/** Every article with its neighbours in time, the newest first. */
export function articleRoutes(posts: Post[]): ArticleRoute[] {
  const ordered = newestFirst(posts)
  return ordered.map((post, index) => ({
    post,
    previous: ordered[index + 1],
    next: ordered[index - 1],
  }))
}
