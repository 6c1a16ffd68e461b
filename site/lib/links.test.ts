import { describe, expect, test } from 'vitest'
import { readContent } from '../../content-model/readContent.ts'
import { TEST_CONTENT } from '../../tests/support/content/testContent.ts'
import { hostedPlayerAddress, profileLinks, shareLinks } from './links.ts'

test('a title with special characters is passed on unchanged to mail and social networks', () => {
  const page = { title: 'Price & value: 50% of #1?', url: 'https://forthwright.example/blog-seo' }
  const labels = { heading: 'Pass it on', email: 'By email', linkedin: 'On LinkedIn', x: 'On X' }
  const links = shareLinks(page, labels).map(({ href }) => new URL(href))
  expect(links.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
    { subject: page.title, body: page.url },
    { url: page.url },
    { text: page.title, url: page.url },
  ])
})

test('every profile link names its network and says that it opens in a new tab', async () => {
  const { brand, labels } = await readContent(TEST_CONTENT)
  const links = profileLinks(brand.social, labels)
  expect(links.map(({ label }) => label)).toEqual([
    'Facebook (opens in a new tab)',
    'X (opens in a new tab)',
    'Instagram (opens in a new tab)',
    'LinkedIn (opens in a new tab)',
    'Google Business (opens in a new tab)',
  ])
  expect(links.map(({ link }) => link)).toEqual(brand.social.map(({ link }) => link))
})

test('a profile link names its owner and the network, the profile’s own name or its host', async () => {
  const { labels } = await readContent(TEST_CONTENT)
  const profiles = [
    { id: 1, icon: 'github', link: 'https://github.com/ada' },
    { id: 2, icon: 'website', link: 'https://ada.example', name: 'Workshop' },
    { id: 3, icon: 'link', link: 'https://pixels.example/ada' },
  ] as const
  expect(profileLinks([...profiles], labels, 'Ada').map(({ label }) => label)).toEqual([
    'Ada on GitHub (opens in a new tab)',
    'Ada on Workshop (opens in a new tab)',
    'Ada on pixels.example (opens in a new tab)',
  ])
})

describe('hostedPlayerAddress', () => {
  test('returns the player that sets no cookies', () => {
    const address = new URL(hostedPlayerAddress({ type: 'youtube', id: 'a-B_1' }))
    expect(address.host).toBe('www.youtube-nocookie.com')
    expect(address.pathname).toBe('/embed/a-B_1')
  })

  test('asks Vimeo not to track', () => {
    const address = new URL(hostedPlayerAddress({ type: 'vimeo', id: '76979871' }))
    expect(address.pathname).toBe('/video/76979871')
    expect(address.searchParams.get('dnt')).toBe('1')
  })

  test.for(['youtube', 'vimeo'] as const)('does not mute or start %s', (type) => {
    const { searchParams } = new URL(hostedPlayerAddress({ type, id: '1' }))
    for (const name of ['autoplay', 'mute', 'muted']) expect(searchParams.has(name)).toBe(false)
  })

  test('escapes an id that would change the URL', () => {
    const address = new URL(hostedPlayerAddress({ type: 'youtube', id: '../x?autoplay=1' }))
    expect(address.pathname).toBe('/embed/..%2Fx%3Fautoplay%3D1')
    expect(address.searchParams.has('autoplay')).toBe(false)
  })
})
