import type { SiteContent } from '../../content-model/readContent.ts'
import type { Author } from '../../content-model/schemas/author.ts'
import type { Post } from '../../content-model/schemas/blog.ts'
import type { Page } from '../../content-model/schemas/page.ts'
import { addressOfPage, splitIntoPages } from './pagination.ts'
import { subjectAnchor } from './text.ts'

/** Articles by subject in alphabetical order; within a subject they keep their order. */
export function bySubject({ posts, brand }: Pick<SiteContent, 'posts' | 'brand'>): Post[] {
  return posts.toSorted((one, other) => one.category.localeCompare(other.category, brand.locale))
}

/** Groups neighbours of one subject. */
export function groupBySubject(posts: Post[]): { subject: string; posts: Post[] }[] {
  const groups = Map.groupBy(posts, ({ category }) => category)
  return [...groups].map(([subject, members]) => ({ subject, posts: members }))
}

/** An author's articles, from the newest on. */
export function postsBy({ posts }: Pick<SiteContent, 'posts'>, { name }: Author): Post[] {
  return posts.filter(({ author }) => author === name)
}

export type ArticleRoute = {
  post: Post
  /** The articles published before and after it, if any. */
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

/** Other articles to read after one: those that share most tags with it, then those of its subject, then the newest. */
export function relatedPosts(post: Post, posts: Post[], count: number): Post[] {
  const tags = new Set(post.tags)
  const nearness = (other: Post) =>
    other.tags.filter((tag) => tags.has(tag)).length * 2 + Number(other.category === post.category)
  return posts
    .filter(({ link }) => link !== post.link)
    .map((other) => ({ other, near: nearness(other) }))
    .toSorted((one, two) => two.near - one.near)
    .slice(0, count)
    .map(({ other }) => other)
}

/** The parts of an article's series, oldest first; none if it is the only one, or in no series. */
export function partsOfSeries({ series }: Post, posts: Post[]): Post[] {
  const parts = series === undefined ? [] : posts.filter((post) => post.series === series)
  return parts.length > 1 ? parts.toReversed() : []
}

/** The metadata of an article's page, from the article's head. */
export function pageOfArticle({ link, title, summary }: Post): Page {
  return { path: link, aliases: [], title, description: summary, heading: title, indexed: true }
}

/** Link to a subject's beginning in the list of articles by subject, which may have several pages. */
export function subjectAddress(
  content: Pick<SiteContent, 'posts' | 'brand' | 'pages'>,
  subject: string,
): string {
  const page = splitIntoPages(bySubject(content)).find(({ items }) =>
    items.some(({ category }) => category === subject),
  )
  return `${addressOfPage(content.pages.categories.path, page?.number ?? 1)}#${subjectAnchor(subject)}`
}
