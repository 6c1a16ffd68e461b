import { Pagination, type PaginationProps } from '../../components/Pagination/Pagination.tsx'
import { LeadPost, type LeadPostProps } from '../../components/PostCard/LeadPost.tsx'
import { PostGrid, type PostGridProps } from '../../components/PostCard/PostGrid.tsx'
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx'

export type PostListProps = PostGridProps & {
  id: string
  copy: { heading: string }
  /** False for screen readers only: the page's own heading is enough. */
  headingIsSeen: boolean
  /** The article with which the list opens. */
  lead?: LeadPostProps | undefined
  pagination?: PaginationProps | undefined
}

/** A page of articles, three a row, below the newest one where that opens the list. */
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
        {lead && <LeadPost {...lead} first />}
        <PostGrid posts={posts} areRowsOnPhones={areRowsOnPhones} />
        {pagination && <Pagination {...pagination} />}
      </div>
    </section>
  )
}
