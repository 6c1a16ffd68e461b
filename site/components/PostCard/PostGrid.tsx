import layout from '../../styles/layout.module.css'
import styles from './PostCard.module.css'
import { PostCard, type PostCardProps } from './PostCard.tsx'

export type PostGridProps = {
  posts: PostCardProps[]
  /** Shows rows with a small picture on phones, for pages that have shown large pictures above. */
  areRowsOnPhones?: boolean
}

/** Articles as cards, three to a row. */
export function PostGrid({ posts, areRowsOnPhones }: PostGridProps) {
  return (
    <ul
      role="list"
      className={`${layout.columns} ${styles.grid}`}
      data-from="tablet"
      data-phone={areRowsOnPhones ? 'rows' : undefined}
    >
      {posts.map((post, index) => (
        <li key={post.href} data-scroll-in={index % 3}>
          <PostCard {...post} />
        </li>
      ))}
    </ul>
  )
}
