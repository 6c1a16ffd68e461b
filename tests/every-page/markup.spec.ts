import type { APIRequestContext } from '@playwright/test'
import { ALIASES, CANONICAL_ADDRESSES, CONTENTS, FURTHER_ADDRESSES } from '../support/addresses.ts'
import { expect, test } from '../support/visitor.ts'

async function read(request: APIRequestContext, address: string): Promise<string> {
  const answer = await request.get(address)
  expect(answer.status(), address).toBe(200)
  return answer.text()
}

function found(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'))
}

const first = (html: string, pattern: RegExp) => found(html, pattern)[0] ?? ''
const canonicalOf = (html: string) => first(html, /<link rel="canonical" href="([^"]+)"/g)
const idsOf = (html: string) => found(html, /\sid="([^"]+)"/g)

for (const address of CANONICAL_ADDRESSES) {
  test(`${address} has one h1, no skipped heading levels and no duplicate ids`, async ({
    request,
  }) => {
    const html = await read(request, address)
    const levels = found(html, /<h([1-6])[\s>]/g).map(Number)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    for (const [index, level] of levels.entries()) {
      expect(level, `heading ${index + 1}`).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
    }
    const ids = idsOf(html)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
}

for (const { alias, canonical } of ALIASES) {
  test(`${alias} shows the page of ${canonical} and names it as canonical`, async ({ request }) => {
    const html = await read(request, alias)
    expect(html).toBe(await read(request, canonical))
    expect(canonicalOf(html)).toMatch(new RegExp(`^https://[^/]+${canonical}$`))
  })
}

test('every internal link and fragment has a target', async ({ request }) => {
  const addresses = [
    ...CANONICAL_ADDRESSES,
    ...FURTHER_ADDRESSES,
    ...ALIASES.map(({ alias }) => alias),
  ]
  const pages = new Map<string, { links: string[]; ids: string[] }>()
  for (const address of addresses) {
    const html = await read(request, address)
    pages.set(address, { links: found(html, /<a\s[^>]*?href="([^"]+)"/g), ids: idsOf(html) })
  }
  const dead: string[] = []
  for (const [address, { links }] of pages) {
    for (const link of new Set(links)) {
      if (!/^[/#]/.test(link)) continue
      const target = new URL(link, `http://site${address}`)
      const path = target.pathname
      const page = pages.get(path)
      const isFile = !page && (await request.get(path)).status() === 200
      const fragment = decodeURIComponent(target.hash.slice(1))
      if (!page && !isFile) dead.push(`${address} → ${link}`)
      else if (page && fragment && !page.ids.includes(fragment)) dead.push(`${address} → ${link}`)
    }
  }
  expect(dead).toEqual([])
})

for (const { language, pages } of CONTENTS) {
  for (const name of ['/nothing', '/services/nothing', '/services/nothing/deeper']) {
    const address = `${language.path ?? ''}${name}`
    test(`${address} is answered by the 404 page`, async ({ request }) => {
      const answer = await request.get(address)
      expect(answer.status()).toBe(404)
      expect(await answer.text()).toContain(pages['not-found'].heading)
    })
  }
}
