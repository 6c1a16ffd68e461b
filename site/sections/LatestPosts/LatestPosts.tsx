import { PostCard, type PostCardProps } from '../../components/PostCard/PostCard.tsx'
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx'
import styles from './LatestPosts.module.css'

/** The first articles, three a row. */
export function LatestPosts({
  words,
  posts,
}: {
  words: { heading: string }
  posts: PostCardProps[]
}) {
  return (
    <section className="band" data-joined aria-labelledby="posts-heading">
      <div className="wrap">
        <SectionHead id="posts-heading" {...words} />
        <ul role="list" className={styles.grid}>
          {posts.map((post, index) => (
            <li key={post.href} data-reveal={index}>
              <PostCard {...post} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
