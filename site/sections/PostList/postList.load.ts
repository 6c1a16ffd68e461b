import { leadPost, postCard } from '../../build/cards.ts'
import type { SectionLoader, SectionProps } from '../../build/loadSections.ts'
import { pageOfList, paginationLinks } from '../../lib/pagination.ts'
import type { PostListProps } from './PostList.tsx'

export const load: SectionLoader<SectionProps<'post-list'> & PostListProps> = async (
  { heading_hidden },
  { content, page, number },
) => {
  const list = pageOfList(content.posts, number)
  const [first, ...others] = list.items
  const lead = number === 1 && first ? await leadPost(first, content) : undefined
  const inGrid = lead ? others : list.items
  return {
    props: {
      headingIsSeen: !heading_hidden,
      lead,
      posts: await Promise.all(inGrid.map((post) => postCard(post, content))),
      pagination: paginationLinks(content, page, list),
    },
    structuredData: { pageType: 'CollectionPage', articles: list.items },
  }
}
