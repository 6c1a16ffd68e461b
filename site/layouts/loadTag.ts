import type { SiteContent } from '../../content-model/readContent.ts'
import { articleCount, postRow } from '../build/cards.ts'
import { pageAt, pageOfList, paginationLinks } from '../lib/pagination.ts'
import { postsTagged, type TagPage, tagPages } from '../lib/tags.ts'
import type { TagIndexProps } from '../sections/TagIndex/TagIndex.tsx'

/** Number of other tags beside a tag's articles: those with the most articles. */
const OTHER_TAGS = 7

/** Props of a tag's page: one page of its articles, and the other tags. */
export async function loadTag(content: SiteContent, tagPage: TagPage, number: number) {
  const { labels, pages } = content
  const posts = postsTagged(content, tagPage.tag)
  const list = pageOfList(posts, number)
  const index: TagIndexProps = {
    count: articleCount(posts.length, content),
    posts: await Promise.all(list.items.map((post) => postRow(post, content))),
    others: { heading: labels.article.tags, tags: otherTags(content, tagPage) },
    pagination: paginationLinks(content, tagPage, list),
  }
  return {
    page: pageAt(tagPage, number),
    parents: number === 1 ? [pages.blog] : [pages.blog, tagPage],
    structuredData: { pageType: 'CollectionPage' as const, articles: list.items },
    index,
  }
}

function otherTags(content: SiteContent, { tag: own }: TagPage) {
  return tagPages(content)
    .filter(({ tag }) => tag !== own)
    .map(({ tag, path }) => ({ tag, href: path, articles: postsTagged(content, tag).length }))
    .toSorted((one, other) => other.articles - one.articles)
    .slice(0, OTHER_TAGS)
    .map(({ articles, ...link }) => ({ ...link, count: articleCount(articles, content) }))
}
