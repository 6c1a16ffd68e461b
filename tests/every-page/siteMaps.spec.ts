import type { APIRequestContext } from '@playwright/test'
import {
  CANONICAL_ADDRESSES,
  DRAFT_ADDRESSES,
  FURTHER_ADDRESSES,
  pagesIn,
} from '../support/addresses.ts'
import { expect, test } from '../support/visitor.ts'

async function read(request: APIRequestContext, address: string) {
  const answer = await request.get(address)
  expect(answer.status(), address).toBe(200)
  return { text: await answer.text(), type: answer.headers()['content-type'] ?? '' }
}

function indexedAddresses(pages: { path: string; indexed: boolean }[]): string[] {
  const hidden = pages.filter(({ indexed }) => !indexed).map(({ path }) => path)
  return CANONICAL_ADDRESSES.filter((address) => !hidden.includes(address))
}

test('the sitemap names every page that may be listed, once, by its canonical address', async ({
  page,
  request,
  content,
}) => {
  const { text, type } = await read(request, '/sitemap.xml')
  expect(type).toContain('xml')
  const entries = await page.evaluate((xml) => {
    const map = new DOMParser().parseFromString(xml, 'application/xml')
    if (map.querySelector('parsererror')) throw new Error('The sitemap is no XML.')
    return [...map.querySelectorAll('url')].map((url) => ({
      loc: url.querySelector('loc')?.textContent ?? '',
      lastmod: url.querySelector('lastmod')?.textContent ?? undefined,
    }))
  }, text)
  const expected = [...indexedAddresses(pagesIn(content)), ...FURTHER_ADDRESSES]
  expect(entries.map(({ loc }) => loc).toSorted()).toEqual(
    expected.map((address) => `${content.brand.url}${address}`).toSorted(),
  )
  for (const { loc, lastmod } of entries) {
    if (lastmod === undefined) continue
    expect(lastmod, loc).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(new Date(lastmod).getTime(), loc).toBeLessThanOrEqual(Date.now())
  }
  for (const { link, date, updated = date } of content.posts) {
    const entry = entries.find(({ loc }) => loc.endsWith(link))
    expect(new Date(entry?.lastmod ?? ''), link).toEqual(new Date(updated))
  }
})

test('crawlers may fetch everything and find the sitemap', async ({ request, content }) => {
  const { text, type } = await read(request, '/robots.txt')
  expect(type).toContain('text/plain')
  expect(text.split('\n').filter(Boolean)).toEqual([
    'User-agent: *',
    'Allow: /',
    `Sitemap: ${content.brand.url}/sitemap.xml`,
  ])
})

test('language models find a map with the name, a summary and every page that may be listed', async ({
  request,
  content,
}) => {
  const { text, type } = await read(request, '/llms.txt')
  expect(type).toContain('text/plain')
  const { brand } = content
  expect(text.startsWith(`# ${brand.name}\n\n> ${brand.summary}\n\n`)).toBe(true)
  expect(text.match(/^## .+$/gm)?.at(-1)).toBe('## Optional')
  const links = [...text.matchAll(/^- \[[^\]]+\]\((\S+)\): .{20,}$/gm)].map(([, url = '']) => url)
  const home = content.pages.home.path
  const expected = indexedAddresses(pagesIn(content)).filter((path) => path !== home)
  expect(links.toSorted()).toEqual(expected.map((path) => `${brand.url}${path}`).toSorted())
})

test('a draft has no page, and the feed does not know it', async ({ request }) => {
  const { text } = await read(request, '/rss.xml')
  for (const address of DRAFT_ADDRESSES) {
    expect((await request.get(address)).status(), address).toBe(404)
    expect(text).not.toContain(address)
  }
})
