import { expect, test } from 'vitest'
import type { Post } from '../../content-model/schemas/blog.ts'
import type { Brand } from '../../content-model/schemas/brand.ts'
import { bySubject, groupBySubject, relatedPosts } from './posts.ts'

function post(id: number, category: string): Post {
  return { id, category } as Post
}

test('subjects are in alphabetical order, and articles within a subject keep their order', () => {
  const posts = [post(3, 'Search'), post(2, 'Apps'), post(1, 'Search')]
  expect(groupBySubject(bySubject({ posts, brand: { locale: 'en-GB' } as Brand }))).toEqual([
    { subject: 'Apps', posts: [posts[1]] },
    { subject: 'Search', posts: [posts[0], posts[2]] },
  ])
})

test('the alphabetical order follows the language', () => {
  const posts = [post(1, 'Łódź'), post(2, 'Zakopane'), post(3, 'Lublin')]
  const subjects = bySubject({ posts, brand: { locale: 'pl-PL' } as Brand })
  expect(subjects.map(({ category }) => category)).toEqual(['Lublin', 'Łódź', 'Zakopane'])
})

test('related articles are sorted by shared tags, then by the same subject, then by date', () => {
  const own = { link: '/own', category: 'Design', tags: ['Forms', 'Law'] } as Post
  const other = (link: string, category: string, ...tags: string[]) =>
    ({ link, category, tags }) as Post
  const newest = other('/newest', 'Apps')
  const newer = other('/newer', 'Search')
  const sameSubject = other('/same-subject', 'Design')
  const oneTag = other('/one-tag', 'Apps', 'Law')
  const bothTags = other('/both-tags', 'Apps', 'Law', 'Forms')
  const posts = [newest, own, newer, sameSubject, oneTag, bothTags]
  expect(relatedPosts(own, posts, 5)).toEqual([bothTags, oneTag, sameSubject, newest, newer])
  expect(relatedPosts(own, posts, 3)).toHaveLength(3)
})
