import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PAGE_HEADERS, STRICTEST_POLICY } from '../../../server/http/headers.ts'
import { rawRequest } from '../../support/receiver/requests.ts'
import { openReceiver, PAGE_POLICIES, startReceiver } from '../../support/receiver/startReceiver.ts'

let url: string
let siteDirectory: string
let stop: () => Promise<void>

beforeAll(async () => {
  ;({ url, siteDirectory, stop } = await openReceiver())
})
afterAll(() => stop())

test.for([
  ['/', 'index.html'],
  ['/about', 'about.html'],
  ['/about?from=footer', 'about.html'],
  ['/services', 'services.html'],
  ['/services/seo', 'services/seo.html'],
  ['/favicon.svg', 'favicon.svg'],
  ['/.well-known/security.txt', '.well-known/security.txt'],
] as const)('%s shows %s', async ([path, file]) => {
  const answer = await rawRequest(url, path)
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual(readFileSync(join(siteDirectory, file)))
})

test.for([
  ['/about.html', '/about'],
  ['/about/', '/about'],
  ['/about/?q=seo&page=2', '/about?q=seo&page=2'],
  ['/about.html?q=seo', '/about?q=seo'],
  ['/services/', '/services'],
  ['/services/seo.html', '/services/seo'],
  ['/index.html', '/'],
] as const)('%s redirects to %s', async ([path, target]) => {
  const answer = await rawRequest(url, path)
  expect(answer.status).toBe(308)
  expect(answer.headers.location).toBe(target)
})

test.for([
  ['br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
] as const)('a browser that accepts %s gets %s', async ([accepted, encoding, decode]) => {
  const answer = await rawRequest(url, '/about', { headers: { 'accept-encoding': accepted } })
  expect(answer.status).toBe(200)
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.headers.vary).toBe('accept-encoding')
  expect(decode(answer.body)).toEqual(readFileSync(join(siteDirectory, 'about.html')))
})

test.for([undefined, 'identity', 'br;q=0, gzip;q=0'])(
  'a browser that accepts %s gets the file uncompressed',
  async (accepted) => {
    const headers: Record<string, string> = accepted ? { 'accept-encoding': accepted } : {}
    const answer = await rawRequest(url, '/about', { headers })
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.headers.vary).toBe('accept-encoding')
  },
)

test('a file without compressed copies is sent as it is', async () => {
  const headers = { 'accept-encoding': 'br, gzip' }
  const answer = await rawRequest(url, '/robots.txt', { headers })
  expect(answer.status).toBe(200)
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.body.toString()).toBe('User-agent: *')
})

test('an unchanged page is answered with 304, with an ETag for each encoding', async () => {
  const marks = new Set<string>()
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'accept-encoding': encoding }
    const { etag = '' } = (await rawRequest(url, '/about', { headers })).headers
    marks.add(etag)
    const again = await rawRequest(url, '/about', {
      headers: { ...headers, 'if-none-match': etag },
    })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
    expect(again.headers.etag).toBe(etag)
  }
  expect(marks.size).toBe(3)
})

test.for([
  ['/_astro/page.B1a2c3.js', 'public, max-age=31536000, immutable'],
  ['/', 'no-cache'],
  ['/about', 'no-cache'],
  ['/robots.txt', 'no-cache'],
  ['/favicon.svg', 'public, max-age=86400'],
  ['/no-such-page', 'no-cache'],
  ['/_astro/gone.js', 'no-cache'],
] as const)('%s has the cache-control "%s"', async ([path, cacheControl]) => {
  expect((await rawRequest(url, path)).headers['cache-control']).toBe(cacheControl)
})

test('an unknown address shows the site’s not-found page, compressed if accepted', async () => {
  const page = readFileSync(join(siteDirectory, '404.html'))
  for (const path of ['/no-such-page', '/404', '/404.html', '/ABUOT', '/services/none?x=1']) {
    const plain = await rawRequest(url, path)
    expect(plain.status).toBe(404)
    expect(plain.body).toEqual(page)
    const small = await rawRequest(url, path, { headers: { 'accept-encoding': 'br' } })
    expect(small.status).toBe(404)
    expect(brotliDecompressSync(small.body)).toEqual(page)
  }
})

test('an unknown address shows the whole not-found page despite conditions and ranges', async () => {
  const page = readFileSync(join(siteDirectory, '404.html'))
  const conditions: Record<string, string>[] = [
    { 'if-none-match': '*' },
    { 'if-match': '"x"' },
    { 'if-modified-since': new Date(2100, 0).toUTCString() },
    { range: 'bytes=0-3' },
  ]
  for (const headers of conditions) {
    const answer = await rawRequest(url, '/no-such-page', { headers })
    expect(answer.status).toBe(404)
    expect(answer.body).toEqual(page)
  }
})

test('a very long address is an unknown one', async () => {
  const path = `/${'x'.repeat(4_000)}`
  expect((await rawRequest(url, path)).status).toBe(404)
  expect((await rawRequest(url, path, { method: 'POST' })).status).toBe(404)
})

test('HEAD answers as GET does, without the body', async () => {
  for (const path of ['/about', '/favicon.svg', '/no-such-page']) {
    const get = await rawRequest(url, path)
    const head = await rawRequest(url, path, { method: 'HEAD' })
    expect(head.status).toBe(get.status)
    expect(head.body).toHaveLength(0)
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' })
  }
})

test('a part of a film can be requested', async () => {
  const part = await rawRequest(url, '/film.mp4', { headers: { range: 'bytes=0-2' } })
  expect(part.status).toBe(206)
  expect(part.body.toString()).toBe('not')
  const beyond = await rawRequest(url, '/film.mp4', { headers: { range: 'bytes=900-' } })
  expect(beyond.status).toBe(416)
  expect(beyond.headers['content-range']).toBe('bytes */17')
})

test('suffix, long, multiple and invalid ranges are handled', async () => {
  const part = (range: string, more: Record<string, string> = {}) =>
    rawRequest(url, '/film.mp4', { headers: { range, ...more } })
  expect((await part('bytes=-4')).body.toString()).toBe('film')
  expect((await part('bytes=13-900')).headers['content-range']).toBe('bytes 13-16/17')
  // Several ranges, other units and nonsense: the whole film is a valid response to each.
  for (const range of ['bytes=0-1,3-4', 'lines=0-1', 'bytes=abc', 'bytes=5-2', 'bytes=']) {
    const answer = await part(range)
    expect([200, 206, 416], range).toContain(answer.status)
    if (answer.status === 200) expect(answer.body).toHaveLength(17)
  }
  const many = `bytes=${Array.from({ length: 500 }, (_, index) => `${index % 17}-`).join(',')}`
  expect((await part(many)).body.length).toBeLessThanOrEqual(17)
})

test('a range of a film that has changed since gets the whole film', async () => {
  const { etag = '' } = (await rawRequest(url, '/film.mp4')).headers
  const ask = (mark: string) =>
    rawRequest(url, '/film.mp4', { headers: { range: 'bytes=0-2', 'if-range': mark } })
  expect((await ask(etag)).status).toBe(206)
  const changed = await ask('"another"')
  expect(changed.status).toBe(200)
  expect(changed.body).toHaveLength(17)
})

test('a page is sent in full unless the browser’s copy is current', async () => {
  const { etag = '', 'last-modified': date = '' } = (await rawRequest(url, '/about')).headers
  const ask = async (headers: Record<string, string>) =>
    (await rawRequest(url, '/about', { headers })).status
  expect(await ask({ 'if-modified-since': date })).toBe(304)
  expect(await ask({ 'if-none-match': `"x", ${etag}` })).toBe(304)
  expect(await ask({ 'if-none-match': '"x"', 'if-modified-since': date })).toBe(200)
  expect(await ask({ 'if-modified-since': 'no date' })).toBe(200)
  expect(await ask({ 'if-match': '"x"' })).toBe(412)
})

test.for([
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e/package.json',
  '/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/services/../../data/submissions.sqlite',
  '/..%5cdata%5csubmissions.sqlite',
  '/%252e%252e%252fdata',
  '/about%00.html',
  '//about',
  '/./about',
  '/.env',
  '/%2eenv',
  '/.git/config',
  '/_headers',
  '/about.html.br',
  '/about.html.gz',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '/.%2e/package.json',
  '/%2e%2e%5cpackage.json',
  '/..;/package.json',
  '/....//package.json',
  '/%2F%2e%2e%2Fpackage.json',
  '/about::$DATA',
  '/.headers.json',
  '/%2eheaders.json',
  '/_astro/../.env',
  '/_astro/%2e%2e/%2eenv',
  '/.well-known/../.env',
  '/.git%2fconfig',
])('%s is not found', async (path) => {
  const answer = await rawRequest(url, path)
  expect(answer.status).toBe(404)
  expect(answer.body).toEqual(readFileSync(join(siteDirectory, '404.html')))
})

test.for([
  '/%FCber-uns.html',
  '/100%-free',
  '/%',
  '/%zz?q=%zz',
  '/%c3%28',
  '/..%c0%af..%c0%afetc/passwd',
  '/%c0%ae%c0%ae/x',
  '/f/confirm/%ff/%',
  '/%ff',
])('%s, with invalid UTF-8 or stray percent signs, gets a readable page', async (path) => {
  const answer = await rawRequest(url, path)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  if (!path.startsWith('/f/')) {
    expect(answer.status).toBe(404)
    expect(answer.body).toEqual(readFileSync(join(siteDirectory, '404.html')))
  }
})

test.for([')', '>', '%3E', ',', '/', '.', ');', '”', '%20', ').', '),/'])(
  'a link to which a mail program has added %s leads to its page',
  async (signs) => {
    for (const path of ['/about', '/services/seo']) {
      const answer = await rawRequest(url, encodeURI(path + decodeURI(signs)), {})
      expect([answer.status < 400, answer.headers.location]).toEqual([true, path])
    }
  },
)

test('every response has the security headers, and none reveals a version', async () => {
  for (const path of ['/', '/no-such-page', '/about.html', '/%zz', '/f/error-page.css']) {
    const { headers } = await rawRequest(url, path)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers).not.toHaveProperty('server')
    expect(headers).not.toHaveProperty('x-powered-by')
  }
})

test('each page has its own policy, including the not-found page, on every kind of response', async () => {
  const policyAt = async (path: string, headers?: Record<string, string>) =>
    (await rawRequest(url, path, { headers })).headers['content-security-policy']
  // The second response comes from the cache.
  for (const _ of [1, 2]) {
    expect(await policyAt('/')).toBe(PAGE_POLICIES['index.html'])
    expect(await policyAt('/about')).toBe(PAGE_POLICIES['about.html'])
    expect(await policyAt('/no-such-page')).toBe(PAGE_POLICIES['404.html'])
  }
  const { headers } = await rawRequest(url, '/about')
  const known = { 'if-none-match': String(headers.etag) }
  expect(await policyAt('/about', known)).toBe(PAGE_POLICIES['about.html'])
})

test('a response that is not a page may run nothing', async () => {
  for (const path of ['/robots.txt', '/about.html', '/healthz']) {
    const { headers } = await rawRequest(url, path)
    expect(headers['content-security-policy'], path).toBe(STRICTEST_POLICY)
  }
})

test('a script file has nosniff, but not the headers for pages', async () => {
  const { headers } = await rawRequest(url, '/_astro/page.B1a2c3.js')
  expect(headers['x-content-type-options']).toBe('nosniff')
  for (const name of PAGE_HEADERS) expect(headers).not.toHaveProperty(name)
})

test('an SVG has the strictest policy, and no other header for pages', async () => {
  const { headers } = await rawRequest(url, '/favicon.svg')
  const { 'content-security-policy': policy, ...others } = headers
  expect(policy).toBe(STRICTEST_POLICY)
  for (const name of PAGE_HEADERS) expect(others).not.toHaveProperty(name)
})

test('a file is sent again unchanged, whatever was requested in between', async () => {
  const ask = (headers: Record<string, string>) => rawRequest(url, '/about', { headers })
  const plain = { 'accept-encoding': 'identity' }
  const first = await ask(plain)
  expect((await ask({ 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br')
  const again = await ask(plain)
  expect(again.body).toEqual(first.body)
  expect(again.headers).toEqual({ ...first.headers, date: again.headers.date })
  expect((await ask({ 'accept-encoding': 'br;q=0' })).headers).not.toHaveProperty(
    'content-encoding',
  )

  const known = await ask({ ...plain, 'if-none-match': String(first.headers.etag) })
  expect(known.status).toBe(304)
  expect(known.body.length).toBe(0)
  expect((await ask({ ...plain, 'if-none-match': '"other"' })).status).toBe(200)
  expect((await ask({ ...plain, range: 'bytes=0-3' })).status).toBe(206)
})

test('without a site, forms are accepted and every page is unknown', async () => {
  const { url } = await startReceiver({ siteDirectory: null })
  const page = await rawRequest(url, '/about')
  expect(page.status).toBe(404)
  expect(page.headers['content-type']).toBe('text/plain; charset=utf-8')
  const body = new URLSearchParams({ email: 'a@b.example', _next: '/about' })
  const answer = await fetch(`${url}/f/newsletter`, { method: 'POST', body, redirect: 'manual' })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('https://agency.example/about')
})
