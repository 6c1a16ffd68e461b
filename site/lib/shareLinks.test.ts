import { expect, test } from 'vitest'
import { shareLinks } from './shareLinks.ts'

test('a title with signs of its own reaches mail and networks whole', () => {
  const page = { title: 'Price & value: 50% of #1?', url: 'https://forthwright.example/blog-seo' }
  const words = { heading: 'Pass it on', email: 'By email', linkedin: 'On LinkedIn', x: 'On X' }
  const links = shareLinks(page, words).map(({ href }) => new URL(href))
  expect(links.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
    { subject: page.title, body: page.url },
    { url: page.url },
    { text: page.title, url: page.url },
  ])
})
