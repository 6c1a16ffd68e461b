import { Pagination, type PaginationProps } from '../../components/Pagination/Pagination.tsx'
import type { PostCardProps } from '../../components/PostCard/PostCard.tsx'
import { PostRow } from '../../components/PostRow/PostRow.tsx'
import layout from '../../styles/layout.module.css'
import styles from './PostIndex.module.css'

export type PostIndexProps = {
  /** `count` is the subject's number of articles on all pages, in words. */
  subjects: { subject: string; id: string; count: string; posts: PostCardProps[] }[]
  pagination?: PaginationProps | undefined
}

/** Articles by subject, like the index of a book: the subject in large letters, its articles in rows. */
export function PostIndex({ subjects, pagination }: PostIndexProps) {
  return (
    <div className="section">
      <div className="container">
        <div className={layout.ruled}>
          {subjects.map(({ subject, id, count, posts }) => (
            <section
              key={id}
              className={`${layout.columns} ${styles.subject}`}
              data-from="tablet"
              aria-labelledby={id}
            >
              <div className={styles.head}>
                <h2 id={id} className={styles.name}>
                  {subject}
                </h2>
                <p className={styles.count}>{count}</p>
              </div>
              <ul role="list">
                {posts.map((post) => (
                  <li key={post.href} className={styles.row}>
                    <PostRow {...post} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        {pagination && <Pagination {...pagination} />}
      </div>
    </div>
  )
}
