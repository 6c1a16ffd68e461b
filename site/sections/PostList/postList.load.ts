import { postCard } from '../../build/cards.ts'
import type { SectionLoader, SectionProps } from '../../build/loadSections.ts'
import { pageOfList, paginationLinks } from '../../lib/pagination.ts'
import type { PostListProps } from './PostList.tsx'

export const load: SectionLoader<SectionProps<'post-list'> & PostListProps> = async (
  { heading_hidden },
  { content, page, number },
) => {
  const list = pageOfList(content.posts, number)
  return {
    props: {
      headingIsSeen: !heading_hidden,
      posts: await Promise.all(list.items.map((post) => postCard(post, content.labels))),
      pagination: paginationLinks(content, page, list),
    },
    structuredData: { pageType: 'CollectionPage', articles: list.items },
  }
}
