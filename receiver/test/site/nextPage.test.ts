import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawRequest } from '../support/requests.ts'
import { NEXT_PAGE, openReceiver, PAGE_POLICIES, STYLES_FILE } from '../support/startReceiver.ts'

const FROM_A_PAGE = { 'sec-fetch-site': 'same-origin' }

let url: string
let stop: () => Promise<void>

beforeAll(async () => {
  ;({ url, stop } = await openReceiver())
})
afterAll(() => stop())

const ask = (headers: Record<string, string>, path = '/about', method = 'GET') =>
  rawRequest(url, path, { method, headers })

test.for([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['identity', (body: Buffer) => body],
] as const)(
  'who comes from another page is sent this one without its styles, in %s',
  async ([encoding, decode]) => {
    // The second answer comes from memory.
    for (const _ of [1, 2]) {
      const { status, headers, body } = await ask({ ...FROM_A_PAGE, 'accept-encoding': encoding })
      expect(status).toBe(200)
      expect(decode(body).toString()).toBe(NEXT_PAGE)
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': PAGE_POLICIES['about.html'],
      })
    }
  },
)

test('a page that another one makes ready beforehand is sent without its styles', async () => {
  const { body } = await ask({ 'sec-fetch-site': 'none', 'sec-speculation-tags': '"next"' })
  expect(body.toString()).toBe(NEXT_PAGE)
  for (const tags of ['null', '"other"', '"next", "other"']) {
    const { body } = await ask({ 'sec-fetch-site': 'none', 'sec-speculation-tags': tags })
    expect(body.toString()).not.toBe(NEXT_PAGE)
  }
})

test.for(['cross-site', 'same-site', 'none', ''])(
  'who comes from elsewhere (%s) is sent a page with its styles, and told of the file for the next ones',
  async (site) => {
    const { headers, body } = await ask({ 'sec-fetch-site': site })
    expect(body.toString()).toContain('<title>About</title>')
    expect(headers['server-timing']).toBe(`css;desc="/${STYLES_FILE}"`)
  },
)

test('of the file nobody is told with what is no page, not found, or has its styles in it', async () => {
  for (const path of ['/favicon.svg', '/no-such-page', `/${STYLES_FILE}`]) {
    expect((await ask({}, path)).headers).not.toHaveProperty('server-timing')
  }
  expect((await ask(FROM_A_PAGE)).headers).not.toHaveProperty('server-timing')
})

test('a page that has no such copy, and what is none, is sent as to anybody', async () => {
  const page = await ask(FROM_A_PAGE, '/services')
  expect(page.body.toString()).toContain('<title>Services</title>')
  expect(page.headers['server-timing']).toBe(`css;desc="/${STYLES_FILE}"`)
  expect((await ask(FROM_A_PAGE, '/robots.txt')).body.toString()).toBe('User-agent: *')
  expect((await ask(FROM_A_PAGE, '/no-such-page')).body.toString()).toContain('Page Not Found')
})

test('its HEAD and its 304 are those of the copy', async () => {
  const whole = await ask(FROM_A_PAGE)
  const head = await ask(FROM_A_PAGE, '/about', 'HEAD')
  expect(head.body).toHaveLength(0)
  expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' })
  const known = { 'if-none-match': String(whole.headers.etag) }
  expect((await ask({ ...FROM_A_PAGE, ...known })).status).toBe(304)
  expect((await ask(known)).status).toBe(200)
})

test('the copies have no address of their own', async () => {
  for (const path of ['/.next/about', '/.next/about.html', '/.next/about.html.br']) {
    expect((await ask({}, path)).status).toBe(404)
  }
})
