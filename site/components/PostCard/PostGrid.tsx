import layout from '../../styles/layout.module.css'
import styles from './PostCard.module.css'
import { PostCard, type PostCardProps } from './PostCard.tsx'

/** Articles as cards, three a row. */
export function PostGrid({ posts }: { posts: PostCardProps[] }) {
  return (
    <ul role="list" className={`${layout.columns} ${styles.grid}`} data-from="tablet">
      {posts.map((post, index) => (
        <li key={post.href} data-scroll-in={index % 3}>
          <PostCard {...post} />
        </li>
      ))}
    </ul>
  )
}
