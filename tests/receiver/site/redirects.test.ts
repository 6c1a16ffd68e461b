import { expect, test } from 'vitest'
import { writeRedirects } from '../../../build/redirects/writeRedirects.ts'
import { rawRequest } from '../../support/receiver/requests.ts'
import {
  startReceiver,
  temporaryFolder,
  writeTestSite,
} from '../../support/receiver/startReceiver.ts'

const REDIRECTS = [
  { from: '/2019/Our-Team/', to: '/about#team', permanent: true },
  { from: '/spring', to: '/services/seo', permanent: false },
  { from: '/über-uns', to: '/about', permanent: true },
  { from: '/%D0%9A%D0%BE%D0%BC%D0%B0%D0%BD%D0%B4%D0%B0', to: '/about', permanent: true },
  { from: '/%FCber-alles.html', to: '/about', permanent: true },
  { from: '/100%-free', to: '/about', permanent: true },
  { from: '/Команда-два', to: '/about', permanent: true },
  { from: '/日本語', to: '/about#日本', permanent: true },
  { from: '/two words.php', to: '/about', permanent: true },
  { from: '/shop', to: 'https://shop.example/start?from=site#top', permanent: true },
  { from: `/odd/a"b{c}$d;e*f:g`, to: '/about', permanent: true },
  { from: '/price', to: 'https://shop.example/$5/"now"', permanent: true },
  { from: `/${'long-'.repeat(99)}`, to: '/about', permanent: true },
  { from: `/${'語'.repeat(499)}`, to: '/about', permanent: true },
]

/** A receiver whose site has redirects. @returns its URL. */
async function startSite(redirects: typeof REDIRECTS): Promise<string> {
  const siteDirectory = temporaryFolder()
  writeTestSite(siteDirectory)
  await writeRedirects(siteDirectory, redirects)
  return (await startReceiver({ siteDirectory })).url
}

test('an old address redirects, however it is spelt, with the visitor’s query', async () => {
  const url = await startSite(REDIRECTS)
  for (const [path, status, location] of [
    ['/2019/Our-Team/', 308, '/about#team'],
    ['/2019/our-team', 308, '/about#team'],
    ['/2019/OUR-TEAM?a=1&b=%20', 308, '/about?a=1&b=%20#team'],
    ['/spring', 307, '/services/seo'],
    ['/spring/?a', 307, '/services/seo?a'],
    ['/%C3%BCber-uns', 308, '/about'],
    ['/%c3%bcber-uns/', 308, '/about'],
    ['/%FCber-alles.html', 308, '/about'],
    ['/%C3%BCber-alles.html', 308, '/about'],
    ['/100%-free', 308, '/about'],
    ['/100%25-free?a=%', 308, '/about?a=%'],
    ['/%D0%BA%D0%BE%D0%BC%D0%B0%D0%BD%D0%B4%D0%B0', 308, '/about'],
    ['/%D0%9A%D0%BE%D0%BC%D0%B0%D0%BD%D0%B4%D0%B0', 308, '/about'],
    ['/%D0%9A%D0%BE%D0%BC%D0%B0%D0%BD%D0%B4%D0%B0-%D0%B4%D0%B2%D0%B0', 308, '/about'],
    ['/%E6%97%A5%E6%9C%AC%E8%AA%9E', 308, '/about#%E6%97%A5%E6%9C%AC'],
    ['/two%20words.php', 308, '/about'],
    ['/shop', 308, 'https://shop.example/start?from=site#top'],
    ['/shop?a=1', 308, 'https://shop.example/start?from=site&a=1#top'],
    ['/odd/a%22b%7Bc%7D$d;e*f:g', 308, '/about'],
    [`/${'long-'.repeat(99)}`, 308, '/about'],
    [`/${'%E8%AA%9E'.repeat(499)}`, 308, '/about'],
  ] as const) {
    const answer = await rawRequest(url, path)
    const { location: found, 'cache-control': kept } = answer.headers
    expect.soft([path, answer.status, found]).toEqual([path, status, location])
    expect.soft(kept, path).toBe('no-cache')
  }
  const dollars = await rawRequest(url, '/price')
  expect(decodeURIComponent(dollars.headers.location ?? '')).toBe('https://shop.example/$5/"now"')
  const head = await rawRequest(url, '/spring', { method: 'HEAD' })
  expect([head.status, head.headers.location]).toEqual([307, '/services/seo'])
})

test('an address with other capitals redirects temporarily to the one page that it matches', async () => {
  const url = await startSite([])
  for (const [path, status, location] of [
    ['/About', 307, '/about'],
    ['/SERVICES/seo?a=1', 307, '/services/seo?a=1'],
    ['/Services/', 307, '/services'],
    ['/about/', 308, '/about'],
    ['/about', 200, undefined],
    ['/Abuot', 404, undefined],
    ['/FAVICON.svg', 404, undefined],
    ['/404', 404, undefined],
    ['/INDEX', 404, undefined],
  ] as const) {
    const answer = await rawRequest(url, path)
    expect.soft([path, answer.status, answer.headers.location]).toEqual([path, status, location])
  }
})

test('a site can have ten thousand redirects', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    from: `/2019/05/an-article-with-a-name-of-the-usual-length-${index}/`,
    to: '/about',
    permanent: true,
  }))
  const url = await startSite(many)
  for (const { from } of [many.at(0), many.at(4_999), many.at(-1)].filter((one) => !!one)) {
    expect((await rawRequest(url, from)).status).toBe(308)
  }
})
