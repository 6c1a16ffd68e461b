import { Pagination, type PaginationProps } from '../../components/Pagination/Pagination.tsx'
import { PostCard, type PostCardProps } from '../../components/PostCard/PostCard.tsx'
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx'
import styles from './PostList.module.css'

export type PostListProps = {
  id: string
  heading: string
  /** Where the page's own heading says enough, only listeners are told this one. */
  headingIsSeen: boolean
  posts: PostCardProps[]
  pagination?: PaginationProps | undefined
}

/** A page of articles, three a row. */
export function PostList({ id, heading, headingIsSeen, posts, pagination }: PostListProps) {
  return (
    <section className="band" data-joined aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        {headingIsSeen ? (
          <SectionHead id={`${id}-heading`} heading={heading} />
        ) : (
          <h2 id={`${id}-heading`} className="visually-hidden">
            {heading}
          </h2>
        )}
        <ul role="list" className={styles.grid}>
          {posts.map((post, index) => (
            <li key={post.href} data-reveal={index % 3}>
              <PostCard {...post} />
            </li>
          ))}
        </ul>
        {pagination && <Pagination {...pagination} />}
      </div>
    </section>
  )
}
