import type { SiteContent } from '../../content-model/readContent.ts'
import { articleCount, postRow } from '../build/cards.ts'
import { pageAt, pageOfList, paginationLinks } from '../lib/pagination.ts'
import { postsTagged, type TagPage } from '../lib/tags.ts'

/** Props of a tag's page: a page of its articles, as an index of one subject. */
export async function loadTag(content: SiteContent, tagPage: TagPage, number: number) {
  const { labels, pages } = content
  const { tag } = tagPage
  const posts = postsTagged(content, tag)
  const list = pageOfList(posts, number)
  const rows = list.items.map(async (post) => ({
    ...(await postRow(post, labels)),
    summary: post.summary,
  }))
  return {
    page: pageAt(tagPage, number),
    parents: number === 1 ? [pages.blog] : [pages.blog, tagPage],
    structuredData: { pageType: 'CollectionPage' as const, articles: list.items },
    index: {
      subjects: [
        {
          subject: tag,
          id: 'articles',
          count: articleCount(posts.length, labels),
          posts: await Promise.all(rows),
        },
      ],
      pagination: paginationLinks(content, tagPage, list),
    },
  }
}
