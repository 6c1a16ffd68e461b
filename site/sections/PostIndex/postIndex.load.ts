import { articleCount, postRow } from '../../build/cards.ts'
import type { SectionLoader, SectionProps } from '../../build/loadSections.ts'
import { pageOfList, paginationLinks } from '../../lib/pagination.ts'
import { bySubject, groupBySubject } from '../../lib/posts.ts'
import { subjectAnchor } from '../../lib/text.ts'
import type { PostIndexProps } from './PostIndex.tsx'

export const load: SectionLoader<SectionProps<'post-index'> & PostIndexProps> = async (
  _copy,
  { content, page, number },
) => {
  const list = pageOfList(bySubject(content), number)
  return {
    props: {
      subjects: await Promise.all(
        groupBySubject(list.items).map(async ({ subject, posts }) => ({
          subject,
          id: subjectAnchor(subject),
          count: articleCount(
            content.posts.filter(({ category }) => category === subject).length,
            content,
          ),
          posts: await Promise.all(posts.map((post) => postRow(post, content))),
        })),
      ),
      pagination: paginationLinks(content, page, list),
    },
    structuredData: { pageType: 'CollectionPage', articles: list.items },
  }
}
