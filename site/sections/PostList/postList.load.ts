import { postCard } from '../../build/cards.ts'
import type { SectionLoader } from '../../build/loadSections.ts'
import { pageOfList, paginationLinks } from '../../lib/pagination.ts'
import type { PostListProps } from './PostList.tsx'

export const load: SectionLoader<'post-list', PostListProps> = async (
  { heading, heading_hidden },
  { content, page, id, number },
) => {
  const list = pageOfList(content.posts, number)
  return {
    props: {
      id,
      heading,
      headingIsSeen: !heading_hidden,
      posts: await Promise.all(list.items.map((post) => postCard(post, content.labels))),
      pagination: paginationLinks(content, page, list),
    },
    structuredData: { pageType: 'CollectionPage', articles: list.items },
  }
}
