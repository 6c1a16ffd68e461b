import { expect, test } from 'vitest'
import { addressOfPage, splitIntoPages } from './pagination.ts'

const posts = (count: number) => Array.from({ length: count }, (_, index) => `post ${index + 1}`)

test.for([
  [0, 1],
  [9, 1],
  [24, 1],
  [25, 2],
  [48, 2],
  [1000, 42],
] as const)('%d articles fill %d pages', ([articles, pages]) => {
  expect(splitIntoPages(posts(articles))).toHaveLength(pages)
})

test('every article is on exactly one page, in order', () => {
  const pages = splitIntoPages(posts(1000))
  expect(pages.flatMap(({ items }) => items)).toEqual(posts(1000))
  expect(Math.max(...pages.map(({ items }) => items.length))).toBe(24)
})

test('each page has its number and the number of pages', () => {
  expect(splitIntoPages(posts(50)).map(({ number, count }) => `${number} of ${count}`)).toEqual([
    '1 of 3',
    '2 of 3',
    '3 of 3',
  ])
})

test('the first page is at the list’s own path, the others below it', () => {
  expect([1, 2, 42].map((number) => addressOfPage('/blog', number))).toEqual([
    '/blog',
    '/blog/2',
    '/blog/42',
  ])
})
