import type { Post } from '../../content-model/schemas/blog.ts'

export type ArticleRoute = {
  post: Post
  /** Published before and after it, where there are such. */
  previous: Post | undefined
  next: Post | undefined
}

/** Every article with its neighbours in time. */
export function articleRoutes(posts: Post[]): ArticleRoute[] {
  return posts.map((post, index) => ({
    post,
    previous: posts[index + 1],
    next: posts[index - 1],
  }))
}
