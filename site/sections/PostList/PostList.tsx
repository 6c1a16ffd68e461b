import { Pagination, type PaginationProps } from '../../components/Pagination/Pagination.tsx'
import { LeadPost, type LeadPostProps } from '../../components/PostCard/LeadPost.tsx'
import { PostGrid, type PostGridProps } from '../../components/PostCard/PostGrid.tsx'
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx'

export type PostListProps = PostGridProps & {
  id: string
  copy: { heading: string }
  /** If false, only screen readers get the heading, because the page's own heading is enough. */
  headingIsSeen: boolean
  /** The lead article of the list. */
  lead?: LeadPostProps | undefined
  pagination?: PaginationProps | undefined
}

/** One page of articles, three to a row, below the lead article if there is one. */
export function PostList(props: PostListProps) {
  const { id, copy, headingIsSeen, lead, posts, areRowsOnPhones, pagination } = props
  return (
    <section className="section" data-joined aria-labelledby={`${id}-heading`}>
      <div className="container">
        {headingIsSeen ? (
          <SectionHead id={`${id}-heading`} heading={copy.heading} />
        ) : (
          <h2 id={`${id}-heading`} className="visually-hidden">
            {copy.heading}
          </h2>
        )}
        {lead && <LeadPost {...lead} />}
        <PostGrid posts={posts} areRowsOnPhones={areRowsOnPhones} />
        {pagination && <Pagination {...pagination} />}
      </div>
    </section>
  )
}
