import type { SectionProps } from '../../build/loadSections.ts'
import type { PostCardProps } from '../../components/PostCard/PostCard.tsx'
import { PostGrid } from '../../components/PostCard/PostGrid.tsx'
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx'

export type LatestPostsProps = SectionProps<'latest-posts'> & { posts: PostCardProps[] }

/** The newest articles, three to a row. */
export function LatestPosts({ id, copy, posts }: LatestPostsProps) {
  return (
    <section className="section" data-joined aria-labelledby={`${id}-heading`}>
      <div className="container">
        <SectionHead id={`${id}-heading`} heading={copy.heading} />
        <PostGrid posts={posts} />
      </div>
    </section>
  )
}
