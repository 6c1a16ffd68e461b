import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawRequest } from '../support/requests.ts'
import {
  AVAILABLE_DICTIONARY,
  DICTIONARY,
  DICTIONARY_FILE,
  openReceiver,
  PAGE_POLICIES,
  WITH_DICTIONARY,
} from '../support/startReceiver.ts'

const BROWSER = 'gzip, deflate, br, zstd, dcb, dcz'
const HOLDER = { 'accept-encoding': BROWSER, 'available-dictionary': AVAILABLE_DICTIONARY }

let url: string
let stop: () => Promise<void>

beforeAll(async () => {
  ;({ url, stop } = await openReceiver({ trustedProxies: ['127.0.0.1'] }))
})
afterAll(() => stop())

const ask = (headers: Record<string, string>, path = '/about', method = 'GET') =>
  rawRequest(url, path, { method, headers })

test('who holds the dictionary is sent the copy that was made with it, as a page', async () => {
  // The second answer comes from memory.
  for (const _ of [1, 2]) {
    const { status, headers, body } = await ask(HOLDER)
    expect(status).toBe(200)
    expect(body.toString()).toBe(WITH_DICTIONARY)
    expect(headers).toMatchObject({
      'content-encoding': 'dcb',
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(WITH_DICTIONARY.length),
      'cache-control': 'no-cache',
      'content-security-policy': PAGE_POLICIES['about.html'],
    })
  }
})

test.for([
  ['holds another dictionary', { ...HOLDER, 'available-dictionary': `:${'A'.repeat(43)}=:` }],
  [
    'names it as no browser does',
    { ...HOLDER, 'available-dictionary': AVAILABLE_DICTIONARY.slice(1) },
  ],
  ['holds none', { 'accept-encoding': BROWSER }],
  ['holds it, and cannot read the copy', { ...HOLDER, 'accept-encoding': 'gzip, br' }],
  ['holds it, and refuses the copy', { ...HOLDER, 'accept-encoding': 'gzip, br, dcb;q=0' }],
] as const)('who %s is sent the usual copy', async ([, sent]) => {
  const { headers, body } = await ask(sent)
  expect(headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(body).toString()).toContain('<title>About</title>')
})

test('caches between are told what the answer depends on, whichever it is', async () => {
  for (const sent of [HOLDER, { 'accept-encoding': 'br' }, { 'accept-encoding': 'identity' }]) {
    for (const method of ['GET', 'HEAD']) {
      const { vary = '' } = (await ask(sent, '/about', method)).headers
      expect(vary.split(', ').toSorted()).toEqual([
        'accept-encoding',
        'available-dictionary',
        'sec-fetch-site',
        'sec-speculation-tags',
      ])
    }
  }
  expect((await ask(HOLDER, '/favicon.svg')).headers.vary).toBe('accept-encoding')
})

test('its HEAD, its 304 and its parts are those of the copy', async () => {
  const whole = await ask(HOLDER)
  const head = await ask(HOLDER, '/about', 'HEAD')
  expect(head.body).toHaveLength(0)
  expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' })

  const usual = await ask({ 'accept-encoding': 'br' })
  expect(usual.headers.etag).not.toBe(whole.headers.etag)
  const known = { 'if-none-match': String(whole.headers.etag) }
  expect((await ask({ ...HOLDER, ...known })).status).toBe(304)
  expect((await ask({ 'accept-encoding': 'br', ...known })).status).toBe(200)

  const part = await ask({ ...HOLDER, range: 'bytes=0-3' })
  expect(part.status).toBe(206)
  expect(part.body.toString()).toBe(WITH_DICTIONARY.slice(0, 4))
  expect(part.headers['content-encoding']).toBe('dcb')
})

test('what is no page, or not found, is sent as to anybody', async () => {
  expect((await ask(HOLDER, '/favicon.svg')).headers['content-encoding']).toBe('br')
  const lost = await ask(HOLDER, '/no-such-page')
  expect(lost.status).toBe(404)
  expect(lost.headers['content-encoding']).toBe('br')
})

test('the dictionary says what it is for, and is kept for a year', async () => {
  const { headers, body } = await ask({}, `/${DICTIONARY_FILE}`)
  expect(body.toString()).toBe(DICTIONARY)
  expect(headers['use-as-dictionary']).toBe('match="/*", match-dest=("document")')
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await ask({}, '/favicon.svg')).headers).not.toHaveProperty('use-as-dictionary')
})

test('pages tell of it where they come by https, and nothing else does', async () => {
  const secure = { 'x-forwarded-proto': 'https' }
  const link = `</${DICTIONARY_FILE}>; rel="compression-dictionary"`
  expect((await ask(secure)).headers.link).toBe(link)
  expect((await ask({})).headers).not.toHaveProperty('link')
  expect((await ask(secure, '/favicon.svg')).headers).not.toHaveProperty('link')
  expect((await ask(secure, '/no-such-page')).headers).not.toHaveProperty('link')
})

test('the copies have no address of their own', async () => {
  for (const path of ['/about.html.dcb', '/.next/about.html.dcb']) {
    expect((await ask({}, path)).status).toBe(404)
  }
})
