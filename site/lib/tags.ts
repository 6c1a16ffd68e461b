import type { SiteContent } from '../../content-model/readContent.ts'
import type { Post } from '../../content-model/schemas/blog.ts'
import type { Page, PaginationLabels } from '../../content-model/schemas/page.ts'
import { tagPath } from '../../content-model/tags.ts'
import { fillWords } from './text.ts'

/** Minimum number of articles for a tag's page to be indexed: with fewer, the page only repeats the article. */
const INDEXED_FROM_POSTS = 2

/** The page of a tag, which lists the tag's articles. */
export type TagPage = Page & {
  tag: string
  pagination: PaginationLabels
}

/** A page for each tag, in the order of the tags' first occurrence, newest article first. */
export function tagPages({
  posts,
  tag_pages,
}: Pick<SiteContent, 'posts' | 'tag_pages'>): TagPage[] {
  const { title, description, heading, pagination } = tag_pages
  const tags = new Map<string, { count: number; oldest: Post }>()
  for (const post of posts) {
    for (const tag of post.tags) {
      tags.set(tag, { count: (tags.get(tag)?.count ?? 0) + 1, oldest: post })
    }
  }
  return [...tags].map(([tag, { count, oldest }]) => {
    const fill = (words: string) => fillWords(words, { tag })
    return {
      tag,
      path: tagPath(tag_pages, tag),
      aliases: [],
      title: fill(title),
      description: fill(description),
      heading: fill(heading),
      indexed: count >= INDEXED_FROM_POSTS,
      // The picture of the oldest article, so that new articles do not change it.
      share: {
        swatch: oldest.swatch,
        pictures: [oldest.thumb],
        variant: 'beside',
        focus: 'middle',
      },
      pagination: {
        title: fill(pagination.title),
        description: fill(pagination.description),
        heading: fill(pagination.heading),
      },
    }
  })
}

/** The articles with a tag, newest first. */
export function postsTagged({ posts }: Pick<SiteContent, 'posts'>, tag: string): Post[] {
  return posts.filter(({ tags }) => tags.includes(tag))
}
