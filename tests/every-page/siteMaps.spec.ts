import type { APIRequestContext } from '@playwright/test'
import {
  CANONICAL_ADDRESSES,
  CONTENTS,
  contentAt,
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

function indexedAddresses(addresses: string[]): string[] {
  const hidden = CONTENTS.flatMap(pagesIn).flatMap(({ path, indexed }) => (indexed ? [] : path))
  return addresses.filter((address) => !hidden.includes(address))
}

test('the sitemap lists every page that may be listed once, by its canonical address', async ({
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
  const expected = [...indexedAddresses(CANONICAL_ADDRESSES), ...FURTHER_ADDRESSES]
  expect(entries.map(({ loc }) => loc).toSorted()).toEqual(
    expected.map((address) => new URL(address, content.brand.url).href).toSorted(),
  )
  for (const { loc, lastmod } of entries) {
    if (lastmod === undefined) continue
    expect(lastmod, loc).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(new Date(lastmod).getTime(), loc).toBeLessThanOrEqual(Date.now())
  }
  for (const { link, date, updated = date } of CONTENTS.flatMap(({ posts }) => posts)) {
    const entry = entries.find(({ loc }) => loc === new URL(link, content.brand.url).href)
    expect(new Date(entry?.lastmod ?? ''), link).toEqual(new Date(updated))
  }
})

test('robots.txt lets crawlers fetch everything and names the sitemap', async ({
  request,
  content,
}) => {
  const { text, type } = await read(request, '/robots.txt')
  expect(type).toContain('text/plain')
  expect(text.split('\n').filter(Boolean)).toEqual([
    'User-agent: *',
    'Allow: /',
    `Sitemap: ${content.brand.url}/sitemap.xml`,
  ])
})

test('llms.txt has the name, a summary and every page of its language that may be listed', async ({
  request,
}) => {
  for (const content of CONTENTS) {
    const { brand, language, pages } = content
    const { text, type } = await read(request, `${language.path ?? ''}/llms.txt`)
    expect(type).toContain('text/plain')
    expect(text.startsWith(`# ${brand.name}\n\n> ${brand.summary}\n\n`)).toBe(true)
    expect(text.match(/^## .+$/gm)?.at(-1)).toBe('## Optional')
    const links = [...text.matchAll(/^- \[[^\]]+\]\((\S+)\): .{20,}$/gm)].map(([, url = '']) => url)
    const expected = indexedAddresses(CANONICAL_ADDRESSES).filter(
      (address) => contentAt(address).language === language && address !== pages.home.path,
    )
    expect(links.toSorted()).toEqual(
      expected.map((path) => new URL(path, brand.url).href).toSorted(),
    )
  }
})

test('a draft has no page and is not in the feed', async ({ request }) => {
  const { text } = await read(request, '/rss.xml')
  for (const address of DRAFT_ADDRESSES) {
    expect((await request.get(address)).status(), address).toBe(404)
    expect(text).not.toContain(address)
  }
})
