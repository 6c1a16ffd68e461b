import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { CANONICAL_ADDRESSES, CONTENTS, contentAt, pagesIn } from '../support/addresses.ts'
import { type ReadPage, readPages } from '../support/readHead.ts'
import { expect, test } from '../support/visitor.ts'

const SHARE_PICTURE_MAX_BYTES = 200_000

// All tests of this file share one reading of the pages.
test.describe.configure({ mode: 'default' })

let pages: ReadPage[] = []

test.beforeAll(async ({ browser }) => {
  pages = await readPages(browser, CANONICAL_ADDRESSES)
})

test('every title has 30 to 65 characters and every description 70 to 160, all different', () => {
  for (const { address, title, meta } of pages) {
    expect(title.length, `${address}: ${title}`).toBeGreaterThanOrEqual(30)
    expect(title.length, `${address}: ${title}`).toBeLessThanOrEqual(65)
    const { description = '' } = meta
    expect(description.length, `${address}: ${description}`).toBeGreaterThanOrEqual(70)
    expect(description.length, `${address}: ${description}`).toBeLessThanOrEqual(160)
  }
  // A proper name may be the title of a page in two languages.
  const inLanguage = (words: (page: ReadPage) => unknown) =>
    new Set(pages.map((page) => `${page.lang}: ${words(page)}`))
  expect(inLanguage(({ title }) => title).size).toBe(pages.length)
  expect(inLanguage(({ meta }) => meta.description).size).toBe(pages.length)
})

test('every page that may be listed has a canonical address, and every other page has noindex', ({
  content,
}) => {
  const hidden = CONTENTS.flatMap(pagesIn).flatMap((page) => (page.indexed ? [] : page.path))
  for (const { address, links, meta } of pages) {
    const isHidden = hidden.includes(address)
    expect(links.canonical, address).toBe(
      isHidden ? undefined : new URL(address, content.brand.url).href,
    )
    expect(meta.robots, address).toBe(isHidden ? 'noindex' : undefined)
  }
})

test('every page has a theme colour, icons and a manifest', ({ content }) => {
  for (const { address, meta, links } of pages) {
    expect(meta['theme-color'], address).toBe(content.palette.ink)
    expect(links, address).toMatchObject({
      icon: '/favicon.svg',
      'apple-touch-icon': '/apple-touch-icon.png',
      manifest: '/site.webmanifest',
    })
  }
})

test('a shared link to any page shows its title, description and address', ({ content }) => {
  for (const { address, title, meta } of pages) {
    expect(meta, address).toMatchObject({
      'og:title': title,
      'og:description': meta.description,
      'og:url': new URL(address, content.brand.url).href,
      'og:site_name': content.brand.name,
      'twitter:card': 'summary_large_image',
    })
    expect(meta['og:image:alt'], address).toContain(title.replace(` | ${content.brand.name}`, ''))
  }
})

test('a shared article has its author and dates, and no other page does', ({ content }) => {
  for (const { address, meta } of pages) {
    const article = contentAt(address).posts.find(({ link }) => link === address)
    expect(meta['og:type'], address).toBe(article ? 'article' : 'website')
    if (!article) {
      expect(Object.keys(meta).filter((name) => name.startsWith('article:'))).toEqual([])
      continue
    }
    const published = new Date(meta['article:published_time'] ?? '')
    const modified = new Date(meta['article:modified_time'] ?? '')
    expect(modified.getTime(), address).toBeGreaterThanOrEqual(published.getTime())
    expect(modified.getTime(), address).toBeLessThanOrEqual(Date.now())
    expect(meta['article:author'], address).toBe(content.brand.url + article.author_link)
  }
})

test('every page has its own share picture: a JPEG of 1200 by 630 pixels and at most 200 kB', async ({
  request,
}) => {
  const prints = new Set<string>()
  for (const { address, lang, meta } of pages) {
    const answer = await request.get(new URL(meta['og:image'] ?? '').pathname)
    expect(answer.status(), address).toBe(200)
    expect(answer.headers()['content-type'], address).toBe('image/jpeg')
    const picture = await answer.body()
    const { width, height, format } = await sharp(picture).metadata()
    expect({ width, height, format }, address).toEqual({ width: 1200, height: 630, format: 'jpeg' })
    expect([meta['og:image:width'], meta['og:image:height']], address).toEqual(['1200', '630'])
    expect(picture.length, address).toBeLessThanOrEqual(SHARE_PICTURE_MAX_BYTES)
    // Languages whose letters are not cut share the picture of a page.
    prints.add(`${lang}: ${createHash('sha256').update(picture).digest('hex')}`)
  }
  expect(prints.size).toBe(pages.length)
})
