import type { SiteContent } from '../../content-model/readContent.ts'
import type { Post } from '../../content-model/schemas/blog.ts'
import type { Page, PaginationLabels } from '../../content-model/schemas/page.ts'
import { tagPath } from '../../content-model/tags.ts'
import { fillWords } from './text.ts'

/** Number of articles from which search engines may list a tag's page: with fewer it repeats the article. */
const INDEXED_FROM_POSTS = 2

/** The page of a tag; it lists the tag's articles. */
export type TagPage = Page & {
  tag: string
  pagination: PaginationLabels
}

/** A page for each tag, in the order in which the newest articles name them. */
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
      // The picture of the oldest article, so that later ones do not change it.
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

/** The articles of a tag, from the newest on. */
export function postsTagged({ posts }: Pick<SiteContent, 'posts'>, tag: string): Post[] {
  return posts.filter(({ tags }) => tags.includes(tag))
}
