import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { extname } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { readSiteHeaders } from '../../receiver/src/site/siteIndex.ts'
import { findNginx, NO_NGINX } from '../../tools/findNginx.ts'
import { BUILT_DIRECTORY } from '../sites/site.ts'
import { ALIASES, CANONICAL_ADDRESSES, OLD_ADDRESSES } from '../support/addresses.ts'
import { storedSubscriptions } from '../support/storedSubscriptions.ts'
import { startNginx } from './support/startNginx.ts'

const program = findNginx()

/**
 * Headers in which two servers of the same file may differ: how they name a version and themselves, whether they
 * send parts of it, and what they vary where nothing is compressed.
 */
const OWN = [
  ...['accept-ranges', 'connection', 'date', 'etag', 'keep-alive', 'last-modified', 'server'],
  'vary',
]
/** nginx writes a few words below a redirection; nobody is shown them, so no policy matters there. */
const OF_BODY = ['content-length', 'content-type', 'content-security-policy']

type Sent = { method?: string; headers?: Record<string, string>; body?: string }

/** Asks for an address as it is written; a browser's `fetch` would tidy it up. */
async function ask(origin: string | undefined, path: string, { method, headers, body }: Sent = {}) {
  const { hostname, port } = new URL(origin ?? '')
  const question = httpRequest({ hostname, port, path, method: method ?? 'GET', headers })
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    question.on('response', resolve).on('error', reject).end(body)
  })
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}

type Answer = Awaited<ReturnType<typeof ask>>

/** What two servers must have in common. */
function compared({ status = 0, headers }: Answer) {
  const left = status >= 300 && status < 400 ? [...OWN, ...OF_BODY] : OWN
  const rest = Object.entries(headers).filter(([name]) => !left.includes(name))
  const { vary = '' } = headers
  const varies = 'content-encoding' in headers ? vary.toLowerCase().split(', ').toSorted() : []
  return { status, headers: Object.fromEntries(rest), varies }
}

test.describe('deploy/nginx/site.conf', () => {
  // What they share is started once.
  test.describe.configure({ mode: 'default' })
  let nginx: Awaited<ReturnType<typeof startNginx>>

  test.beforeAll(async ({ baseURL }) => {
    if (!program) return
    const receivers = [new URL(baseURL ?? '').host]
    nginx = await startNginx({ program, siteDirectory: BUILT_DIRECTORY, receivers })
  })
  test.beforeEach(() => {
    test.skip(!program, NO_NGINX)
  })
  test.afterAll(() => nginx?.stop())

  async function expectSameAnswers(
    receiver: string | undefined,
    addresses: string[],
    visitors: Record<string, Sent['headers']>,
  ): Promise<void> {
    for (const address of addresses) {
      for (const [visitor, headers] of Object.entries(visitors)) {
        const own = await ask(receiver, address, { headers })
        const other = await ask(nginx.url, address, { headers })
        const words = `${address} (${visitor})`
        expect.soft(compared(other), words).toEqual(compared(own))
        if (own.status === 200) expect.soft(other.body === own.body, `body of ${words}`).toBe(true)
      }
    }
  }

  test('answers as the receiver does', async ({ baseURL }) => {
    const kinds = new Map<string, string>()
    for (const name of await readdir(BUILT_DIRECTORY, { recursive: true })) {
      const isShown = !/(^|\/)[._]|\.(br|gz|dcb|html)$/.test(name) && extname(name) !== ''
      if (isShown) kinds.set(extname(name), `/${name}`)
    }
    expect(kinds.size).toBeGreaterThan(10)
    const { dictionary } = readSiteHeaders(BUILT_DIRECTORY)
    const held = { 'available-dictionary': `:${dictionary?.hash}:` }
    const visitors = {
      plain: { 'accept-encoding': 'identity' },
      gzip: { 'accept-encoding': 'gzip' },
      'coming from a page': { 'accept-encoding': 'gzip', 'sec-fetch-site': 'same-origin' },
      'coming from a page, plain': { 'sec-fetch-site': 'same-origin' },
      'made ready by a page': { 'accept-encoding': 'gzip', 'sec-speculation-tags': '"next"' },
      'made ready by others': { 'accept-encoding': 'gzip', 'sec-speculation-tags': 'null' },
      'coming from another site': { 'accept-encoding': 'gzip', 'sec-fetch-site': 'cross-site' },
      'dictionary held': { 'accept-encoding': 'gzip, dcb, dcz', ...held },
      'dictionary refused': { 'accept-encoding': 'gzip, dcb;q=0', ...held },
      'dictionary unread': { 'accept-encoding': 'gzip, xdcb', ...held },
      'another dictionary': { 'accept-encoding': 'gzip,dcb', 'available-dictionary': ':AAAA:' },
    }
    const [page = ''] = CANONICAL_ADDRESSES.slice(1)
    const addresses = [
      ...CANONICAL_ADDRESSES,
      ...ALIASES.map(({ alias }) => alias),
      ...kinds.values(),
      `/${dictionary?.file}`,
      ...[
        '/_astro/none.js',
        '/index.html',
        '/index',
        '/404',
        '/404.html',
        '/404/',
        '/no-such-page',
      ],
      ...[`${page}.html?a=1`, `${page}/?a=1`, `${page}?a=1`, `/${page}`, '/no-such-page.html'],
      ...['/_headers', '/.headers.json', '/.nginx/headers.conf', '/.built-from', '/.git/config'],
      ...['/.next/index.html', '/.next/index', '/.next/'],
      ...[
        `${page}.html.br`,
        `${page}.html.gz`,
        `${page}.html.dcb`,
        '/favicon.svg.gz',
        '/data/submissions.sqlite',
      ],
      ...['/_astro', '/_astro/', '/no/such/', '/healthz/', '/video'],
      ...OLD_ADDRESSES.flatMap((from) => [from, `${from}/?a=1`]),
      ...[page.toUpperCase(), `${page.toUpperCase()}/?a=1`, `${page.toUpperCase()}.html`],
      ...ALIASES.map(({ alias }) => alias.toUpperCase()),
      ...['/healthz', '/readyz', '/f/error-page.css', '/f/newsletter', '/f/nobody'],
    ]
    await expectSameAnswers(baseURL, addresses, visitors)
  })

  test('sends pages as Brotli to whoever reads it, as the receiver does', async ({ baseURL }) => {
    const browser = 'gzip, deflate, br, zstd'
    const pages = [...CANONICAL_ADDRESSES, ...ALIASES.map(({ alias }) => alias)]
    await expectSameAnswers(baseURL, pages, {
      browser: { 'accept-encoding': browser },
      'coming from a page': { 'accept-encoding': browser, 'sec-fetch-site': 'same-origin' },
      'made ready by a page': { 'accept-encoding': browser, 'sec-speculation-tags': '"next"' },
      'Brotli refused': { 'accept-encoding': 'gzip, br;q=0' },
      'another dictionary': { 'accept-encoding': 'br,dcb', 'available-dictionary': ':AAAA:' },
    })
    const { headers } = await ask(nginx.url, '/', { headers: { 'accept-encoding': browser } })
    expect(headers['content-encoding']).toBe('br')
  })

  test('shows nothing beside the folder', async () => {
    for (const address of ['/../package.json', '/%2e%2e/package.json', '/_astro/..%2f..%2f.env']) {
      expect((await ask(nginx.url, address)).status, address).toBeGreaterThanOrEqual(400)
    }
  })

  test('tells by 304 that a page has not changed', async () => {
    const { headers } = await ask(nginx.url, '/')
    const again = await ask(nginx.url, '/', { headers: { 'if-none-match': headers.etag ?? '' } })
    expect(again).toMatchObject({ status: 304, headers: { 'cache-control': 'no-cache' } })
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
  })

  test('hands forms to the receiver, and its answers to the visitor', async ({ baseURL }) => {
    const email = `visitor-${randomUUID()}@example.com`
    const headers = {
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
    }
    const body = String(new URLSearchParams({ email }))
    const sent = { method: 'POST', headers, body }
    expect(await ask(nginx.url, '/f/newsletter', sent)).toMatchObject({ status: 200 })
    expect(storedSubscriptions(email)).toBe(1)

    for (const [path, changes] of [
      ['/f/newsletter', { headers: { ...headers, accept: 'text/html' } }],
      ['/f/newsletter', { body: 'email=nobody' }],
      ['/f/newsletter', { body: `email=${'x'.repeat(100_000)}` }],
      ['/f/newsletter', { headers: { ...headers, origin: 'https://elsewhere.example' } }],
      ['/f/newsletter', { method: 'OPTIONS', body: '' }],
      ['/nobody@elsewhere.example', {}],
      ['/ajax/nobody@elsewhere.example', {}],
      ['/about', {}],
    ] as const) {
      const own = await ask(baseURL, path, { ...sent, ...changes })
      const other = await ask(nginx.url, path, { ...sent, ...changes })
      const words = `${path} ${JSON.stringify(changes).slice(0, 80)}`
      expect.soft(compared(other), words).toEqual(compared(own))
    }
  })

  test('stops a body that is far too large', async () => {
    const headers = { 'content-length': String(5_000_000) }
    const answer = await ask(nginx.url, '/f/newsletter', { method: 'POST', headers, body: 'x' })
    expect(answer.status).toBe(413)
  })
})
