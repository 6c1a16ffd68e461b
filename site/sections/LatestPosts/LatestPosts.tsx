import { PostCard, type PostCardProps } from '../../components/PostCard/PostCard.tsx'
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx'
import styles from './LatestPosts.module.css'

export type LatestPostsProps = {
  id: string
  copy: { heading: string }
  posts: PostCardProps[]
}

/** The newest articles, three a row. */
export function LatestPosts({ id, copy, posts }: LatestPostsProps) {
  return (
    <section className="band" data-joined aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <SectionHead id={`${id}-heading`} heading={copy.heading} />
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
