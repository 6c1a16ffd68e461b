import { expect, test } from 'vitest'
import type { Post } from '../../content-model/schemas/post.ts'
import { bySubject, groupBySubject, newestFirst } from './listPosts.ts'

function post(id: number, date: string, category = 'Search'): Post {
  return { id, date, category } as Post
}

test('the newest article comes first, whatever its number', () => {
  const posts = [post(1, 'October 31, 2024'), post(2, 'September 6, 2024'), post(3, 'May 1, 2025')]
  expect(newestFirst(posts).map(({ id }) => id)).toEqual([3, 1, 2])
})

test('of two articles of one day the later number comes first', () => {
  const posts = [post(1, 'May 1, 2025'), post(2, 'May 1, 2025')]
  expect(newestFirst(posts).map(({ id }) => id)).toEqual([2, 1])
})

test('subjects follow the alphabet, and within one the newest article comes first', () => {
  const posts = [
    post(1, 'May 1, 2025', 'Search'),
    post(2, 'May 2, 2025', 'Apps'),
    post(3, 'May 3, 2025', 'Search'),
  ]
  expect(groupBySubject(bySubject(posts))).toEqual([
    { subject: 'Apps', posts: [posts[1]] },
    { subject: 'Search', posts: [posts[2], posts[0]] },
  ])
})
