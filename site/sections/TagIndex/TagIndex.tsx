import { Pagination, type PaginationProps } from '../../components/Pagination/Pagination.tsx'
import type { PostCardProps } from '../../components/PostCard/PostCard.tsx'
import { PostRow } from '../../components/PostRow/PostRow.tsx'
import layout from '../../styles/layout.module.css'
import texts from '../../styles/texts.module.css'
import styles from './TagIndex.module.css'

export type TagIndexProps = {
  /** The tag's number of articles on all pages, in words. */
  count: string
  posts: PostCardProps[]
  others: { heading: string; tags: { tag: string; href: string; count: string }[] }
  pagination?: PaginationProps | undefined
}

/** The articles of a tag in rows, with the other tags beside them. */
export function TagIndex({ count, posts, others, pagination }: TagIndexProps) {
  return (
    <div className="section">
      <div className={`container ${layout.columns} ${styles.index}`}>
        <section aria-labelledby="tagged">
          <h2 id="tagged" className={`${texts.smallTitle} ${styles.heading}`}>
            {count}
          </h2>
          <ul role="list" className={`${layout.ruled} ${styles.posts}`}>
            {posts.map((post) => (
              <li key={post.href} className={styles.row}>
                <PostRow {...post} />
              </li>
            ))}
          </ul>
        </section>
        {others.tags.length > 0 && (
          <nav className={styles.others} aria-labelledby="other-tags">
            <h2 id="other-tags" className={`${texts.smallTitle} ${styles.heading}`}>
              {others.heading}
            </h2>
            <ul role="list" className={layout.ruled}>
              {others.tags.map(({ tag, href, count: articles }) => (
                <li key={href}>
                  <a className={styles.tag} href={href}>
                    <span className={styles.name}>{tag}</span>{' '}
                    <span className={styles.count}>{articles}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      {pagination && (
        <div className="container">
          <Pagination {...pagination} />
        </div>
      )}
    </div>
  )
}
