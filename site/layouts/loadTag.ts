import type { SiteContent } from '../../content-model/readContent.ts'
import { postCard } from '../build/cards.ts'
import { titleIllustration } from '../build/pictures.ts'
import { pageAt, pageOfList, paginationLinks } from '../lib/pagination.ts'
import { postsTagged, type TagPage } from '../lib/tags.ts'

/** Props of a tag's page: a page of its articles. */
export async function loadTag(content: SiteContent, tagPage: TagPage, number: number) {
  const { labels, pages, palette } = content
  const list = pageOfList(postsTagged(content, tagPage.tag), number)
  return {
    page: pageAt(tagPage, number),
    parents: number === 1 ? [pages.blog] : [pages.blog, tagPage],
    illustration: await titleIllustration(tagPage.illustration, palette),
    structuredData: { pageType: 'CollectionPage' as const, articles: list.items },
    posts: {
      id: 'posts',
      copy: { heading: tagPage.heading },
      headingIsSeen: false,
      posts: await Promise.all(list.items.map((post) => postCard(post, labels))),
      pagination: paginationLinks(content, tagPage, list),
    },
  }
}
