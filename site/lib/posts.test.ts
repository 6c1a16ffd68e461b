import { expect, test } from 'vitest'
import type { Post } from '../../content-model/schemas/blog.ts'
import { bySubject, groupBySubject } from './posts.ts'

function post(id: number, category: string): Post {
  return { id, category } as Post
}

test('subjects follow the alphabet, and within one articles keep their order', () => {
  const posts = [post(3, 'Search'), post(2, 'Apps'), post(1, 'Search')]
  expect(groupBySubject(bySubject(posts))).toEqual([
    { subject: 'Apps', posts: [posts[1]] },
    { subject: 'Search', posts: [posts[0], posts[2]] },
  ])
})
