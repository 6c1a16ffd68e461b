import type { SiteContent } from '../../content-model/readContent.ts'
import type { Author } from '../../content-model/schemas/author.ts'
import type { Post } from '../../content-model/schemas/blog.ts'
import type { Page } from '../../content-model/schemas/page.ts'
import { addressOfPage, splitIntoPages } from './pagination.ts'
import { subjectAnchor } from './text.ts'

/** Articles sorted alphabetically by subject; articles of a subject keep their order. */
export function bySubject({ posts, brand }: Pick<SiteContent, 'posts' | 'brand'>): Post[] {
  return posts.toSorted((one, other) => one.category.localeCompare(other.category, brand.locale))
}

/** Groups articles by subject, in the order of the subjects' first articles. */
export function groupBySubject(posts: Post[]): { subject: string; posts: Post[] }[] {
  const groups = Map.groupBy(posts, ({ category }) => category)
  return [...groups].map(([subject, members]) => ({ subject, posts: members }))
}

/** An author's articles, newest first. */
export function postsBy({ posts }: Pick<SiteContent, 'posts'>, { name }: Author): Post[] {
  return posts.filter(({ author }) => author === name)
}

export type ArticleRoute = {
  post: Post
  /** The articles published just before and after it, if any. */
  previous: Post | undefined
  next: Post | undefined
}

/** Every article with the articles published before and after it. */
export function articleRoutes(posts: Post[]): ArticleRoute[] {
  return posts.map((post, index) => ({
    post,
    previous: posts[index + 1],
    next: posts[index - 1],
  }))
}

/** Other articles related to one: those that share most tags, then those of the same subject, then the newest. */
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

/** The articles of an article's series, oldest first; empty if the series has only this one or there is no series. */
export function partsOfSeries({ series }: Post, posts: Post[]): Post[] {
  const parts = series === undefined ? [] : posts.filter((post) => post.series === series)
  return parts.length > 1 ? parts.toReversed() : []
}

/** The metadata of an article's page, from the article's front matter. */
export function pageOfArticle({ link, title, summary }: Post): Page {
  return { path: link, aliases: [], title, description: summary, heading: title, indexed: true }
}

/** Link to the start of a subject in the list of articles by subject, on the right page of that list. */
export function subjectAddress(
  content: Pick<SiteContent, 'posts' | 'brand' | 'pages'>,
  subject: string,
): string {
  const page = splitIntoPages(bySubject(content)).find(({ items }) =>
    items.some(({ category }) => category === subject),
  )
  return `${addressOfPage(content.pages.categories.path, page?.number ?? 1)}#${subjectAnchor(subject)}`
}
