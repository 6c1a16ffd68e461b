import { expect, test } from 'vitest'
import { readContent } from '../../content-model/readContent.ts'
import { errorsAfter } from '../support/content/errorsAfter.ts'
import { TEST_CONTENT } from '../support/content/testContent.ts'

type Item = { from: string; to: string; draft?: boolean; permanent?: unknown }

/** The errors of these old addresses. */
async function errorsOf(...items: Item[]): Promise<string[]> {
  const errors = await errorsAfter({ 'redirects.yaml': JSON.stringify(items) })
  return errors.map((error) => error.replace('content/redirects.yaml: ', ''))
}

test('old addresses lead to pages, to anchors on them and to other sites', async () => {
  expect(
    await errorsOf(
      { from: '/2019/über-uns/', to: '/about' },
      { from: '/%E6%97%A5%E6%9C%AC', to: '/Web-Development' },
      { from: '/old page.html', to: '/about#team' },
      { from: '/%FCber-uns.html', to: '/about' },
      { from: '/100%-free', to: '/about' },
      { from: '/feed', to: '/rss.xml', permanent: false },
      { from: '/shop', to: 'https://shop.example/start?from=site#top' },
    ),
  ).toEqual([])
  expect(await errorsOf()).toEqual([])
})

const NO_OLD_ADDRESSES = [
  'old',
  '',
  '/old?page=2',
  '/old#place',
  '//elsewhere.example/old',
  '/a//b',
  '/a/../b',
  '/a/%2e%2e/b',
  '/a\\b',
  '/a%00b',
  'https://agency.example/old',
]

const NO_TARGETS = [
  'about',
  '',
  '/about?x=1',
  '//other.example',
  'http://other.example',
  'javascript:alert(1)',
]

test('an invalid old address or target is refused with a valid example', async () => {
  const errors = await errorsOf(
    ...NO_OLD_ADDRESSES.map((from) => ({ from, to: '/about' })),
    ...NO_TARGETS.map((to, index) => ({ from: `/old-${index}`, to })),
  )
  const advice = [
    ...NO_OLD_ADDRESSES.map(
      () => '"from" is .* Use the path of an old address, such as /2019/our-team',
    ),
    ...NO_TARGETS.map(() => '"to" is .* Use an address of this site, such as /about or'),
  ]
  expect(errors).toEqual(
    advice.map((words, index) => expect.stringMatching(`^item ${index + 1}: ${words}`)),
  )
})

test('a redirect to a missing page is refused with a suggestion', async () => {
  expect(await errorsOf({ from: '/old', to: '/abuot' }, { from: '/older', to: '/about/' })).toEqual(
    [
      'item 1: "to" leads to /abuot, which is not a page of this site. Did you mean /about?',
      'item 2: "to" leads to /about/, which is not a page of this site. Did you mean /about?',
    ],
  )
})

test('a redirect to itself is refused, however it is spelt', async () => {
  expect(
    await errorsOf({ from: '/old', to: '/old' }, { from: '/Ähnlich/', to: '/%C3%A4hnlich#a' }),
  ).toEqual([
    'item 1: "to" is "/old", the same address. Redirect it to a page.',
    'item 2: "to" is "/%C3%A4hnlich#a", the same address. Redirect it to a page.',
  ])
})

test('a chain of redirects is refused with its final address', async () => {
  expect(
    await errorsOf(
      { from: '/one', to: '/Two/' },
      { from: '/two', to: '/three' },
      { from: '/three', to: '/about#team' },
    ),
  ).toEqual([
    'item 1: "to" is "/Two/", which item 2 redirects. Use "/about#team" instead.',
    'item 2: "to" is "/three", which item 3 redirects. Use "/about#team" instead.',
  ])
})

test('a redirect loop is refused, and so is every redirect that leads into it', async () => {
  const circle = 'in a loop that reaches no page. Redirect one of its items to a page.'
  expect(
    await errorsOf(
      { from: '/into', to: '/one' },
      { from: '/one', to: '/two' },
      { from: '/two', to: '/one' },
    ),
  ).toEqual([
    `item 1: "to" is "/one", which item 2 redirects, ${circle}`,
    `item 2: "to" is "/two", which item 3 redirects, ${circle}`,
    `item 3: "to" is "/one", which item 2 redirects, ${circle}`,
  ])
})

test('a target that is the full address of this site is refused, since it could hide a loop', async () => {
  const { brand } = await readContent(TEST_CONTENT)
  expect(await errorsOf({ from: '/old', to: `${brand.url}/about#team` })).toEqual([
    `item 1: "to" is "${brand.url}/about#team", an address of this site. Use "/about#team" instead.`,
  ])
})

test('an address of the current site cannot be an old address', async () => {
  expect(
    await errorsOf(
      { from: '/About/', to: '/contact' },
      { from: '/about.html', to: '/contact' },
      { from: '/index.html', to: '/contact' },
      { from: '/Web-development', to: '/contact' },
      { from: '/blog-seo', to: '/contact' },
      { from: '/RSS.xml', to: '/contact' },
      { from: '/blog/2', to: '/contact' },
      { from: '/readyz', to: '/contact' },
    ),
  ).toEqual([
    'item 1: "from" is "/About/", which content/pages/about.yaml uses. Remove the redirect.',
    'item 2: "from" is "/about.html", which already leads to the page of content/pages/about.yaml. Remove the redirect.',
    'item 3: "from" is "/index.html", which already leads to the page of content/pages/home.yaml. Remove the redirect.',
    'item 4: "from" is "/Web-development", which content/service-pages/web-development.mdx uses. Remove the redirect.',
    'item 5: "from" is "/blog-seo", which content/posts/seo.mdx uses. Remove the redirect.',
    'item 6: "from" is "/RSS.xml", which is a file of this site. Remove the redirect.',
    'item 7: "from" is "/blog/2", which is reserved for further pages of /blog. Remove the redirect.',
    'item 8: "from" is "/readyz", which the receiver handles itself. Remove the redirect.',
  ])
})

test('an old address may have only one target', async () => {
  expect(
    await errorsOf(
      { from: '/Über', to: '/about' },
      { from: '/%C3%BCber/', to: '/contact' },
      { from: '/u\u0308ber', to: '/contact' },
    ),
  ).toEqual([
    'item 2: "from" is "/%C3%BCber/", which item 1 also uses. Redirect each address only once.',
    'item 3: "from" is "/u\u0308ber", which item 1 also uses. Redirect each address only once.',
  ])
})

test('the address of a draft may be an old address, and only a draft redirect may lead to a draft', async () => {
  const page = `path: /added
draft: true
title: 'A page that somebody has added | {name}'
description: >-
  Long enough to be shown by a search engine, and written for this test and no other.
heading: Added
indexed: true
sections:
  - type: counters
`
  const errorsWith = (...items: Item[]) =>
    errorsAfter({ 'pages/added.yaml': page, 'redirects.yaml': JSON.stringify(items) })
  expect(await errorsWith({ from: '/Added/', to: '/about' })).toEqual([])
  expect(
    await errorsWith({ from: '/one', to: '/added', draft: true }, { from: '/two', to: '/added' }),
  ).toEqual([
    'content/redirects.yaml: item 2: "to" names "/added", which is a draft. Publish it, or remove this reference.',
  ])
})

test('a chain of ten thousand old addresses is checked', async () => {
  const count = 10_000
  const chain = Array.from({ length: count }, (_, index) => ({
    from: `/old-${index}`,
    to: index === count - 1 ? '/about' : `/old-${index + 1}`,
  }))
  const errors = await errorsOf(...chain)
  expect(errors).toHaveLength(count - 1)
  expect(errors[0]).toBe('item 1: "to" is "/old-1", which item 2 redirects. Use "/about" instead.')
})
