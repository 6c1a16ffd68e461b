import type { APIRequestContext } from '@playwright/test'
import { needlessHeaders } from '../../server/http/headers.ts'
import { CANONICAL_ADDRESSES } from '../support/addresses.ts'
import { hostHeadersFor, readHostRules } from '../support/hostRules.ts'
import { expect, test } from '../support/visitor.ts'

/** Cloudflare's limits for `_headers`: the length of a line and the number of rules. */
const MAX_LINE_LENGTH = 2_000
const MAX_RULES = 100

test('a script injected into a page does not run', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL })
  const answer = await page.goto('/about')
  const body = (await answer?.text()) ?? ''
  await page.route('/about', (route) =>
    route.fulfill({
      headers: answer?.headers() ?? {},
      body: body.replace('</head>', '<script>document.title = "taken over"</script></head>'),
    }),
  )
  await page.goto('/about')
  expect(await page.title()).not.toBe('taken over')
  await page.close()
})

test('other hosts send the same headers as the receiver, except for the content security policy', async ({
  request,
}) => {
  const rules = await readHostRules()
  const home = await (await request.get('/')).text()
  const [, script = ''] = /component-url="(\/_astro\/[^"]+\.js)"/.exec(home) ?? []
  expect(script).not.toBe('')
  const pages = ['/', '/about', '/rss.xml', '/Web-Development']
  const parts = ['/favicon.svg', '/video/intro.vtt', '/site.webmanifest', '/pagefind/pagefind.js']
  for (const address of [...pages, ...parts, script]) {
    const own = (await request.get(address)).headers()
    const { 'strict-transport-security': https, ...elsewhere } = hostHeadersFor(rules, address)
    // The receiver omits headers that only pages need; these hosts have one rule for all files.
    for (const name of needlessHeaders(address)) delete elsewhere[name]
    delete elsewhere['content-security-policy']
    expect(own, address).toMatchObject({ 'cache-control': 'no-cache', ...elsewhere })
    // Browsers obey this header over HTTPS only, and the receiver sends it only there.
    expect(https).toMatch(/^max-age=\d+$/)
  }
})

test('the file of headers stays within the limits of other hosts', async () => {
  const rules = await readHostRules()
  expect(rules.length).toBeLessThanOrEqual(MAX_RULES)
  for (const [name, value] of rules.flatMap(({ headers }) => headers)) {
    expect(`${name}: ${value}`.length, name).toBeLessThanOrEqual(MAX_LINE_LENGTH)
  }
})

test('the shared policy for other hosts allows everything that the policy of each page allows', async ({
  request,
}) => {
  const { 'content-security-policy': shared = '' } = hostHeadersFor(await readHostRules(), '/')
  const both = shared.split(', ').map(sourcesByDirective)
  for (const address of [...CANONICAL_ADDRESSES, '/no-such-page']) {
    const own = sourcesByDirective(await policyAt(request, address))
    for (const [directive, sources] of Object.entries(own)) {
      const allowed = both.flatMap((policy) => policy[directive] ?? policy['default-src'] ?? [])
      const needed = sources.filter((source) => source !== "'none'")
      expect(allowed, `${address}: ${directive}`).toEqual(expect.arrayContaining(needed))
    }
  }
})

test('each page may run only its own inline scripts and styles, and load only from named sources', async ({
  request,
}) => {
  for (const address of [...CANONICAL_ADDRESSES, '/no-such-page']) {
    const policy = await policyAt(request, address)
    expect(policy, address).not.toMatch(
      /'unsafe-inline'|'unsafe-eval'|script-src[^;]*(?:data|https?):/,
    )
    const { 'default-src': rest, ...named } = sourcesByDirective(policy)
    expect(rest, address).toEqual(["'none'"])
    const html = await (await request.get(address)).text()
    const inline = [...(named['script-src'] ?? []), ...(named['style-src'] ?? [])].filter(
      (source) => source.startsWith("'sha256-"),
    )
    expect(inline.length, address).toBeLessThanOrEqual(
      html.match(/<(script|style)\b/g)?.length ?? 0,
    )
  }
})

test('a response that is not a page may load and run nothing', async ({ request }) => {
  for (const address of ['/rss.xml', '/robots.txt', '/healthz']) {
    expect(await policyAt(request, address), address).toMatch(
      /^default-src 'none'; base-uri 'none';/,
    )
  }
})

async function policyAt(request: APIRequestContext, address: string): Promise<string> {
  return (await request.get(address)).headers()['content-security-policy'] ?? ''
}

function sourcesByDirective(policy: string): Record<string, string[]> {
  const directives = policy.split('; ').map((directive) => directive.split(' '))
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]))
}
