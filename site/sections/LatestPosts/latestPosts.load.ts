import { postCard } from '../../build/cards.ts'
import type { SectionLoader } from '../../build/loadSections.ts'
import type { LatestPostsProps } from './LatestPosts.tsx'

const COUNT = 3

export const load: SectionLoader<LatestPostsProps> = async (_copy, { content }) => {
  const posts = content.posts.slice(0, COUNT)
  if (posts.length === 0) return undefined
  return {
    props: {
      posts: await Promise.all(posts.map((post) => postCard(post, content))),
    },
  }
}
