import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { get } from 'node:https'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { findNginx, NO_NGINX } from '../../workshop/findNginx.ts'
import { type Certificate, makeCertificate } from '../support/deploy/makeCertificate.ts'
import { startNginx, VISITOR_ADDRESS_HEADER } from '../support/deploy/startNginx.ts'
import { openSockets, postForm, rawRequest } from '../support/receiver/requests.ts'
import { startReceiver, temporaryFolder } from '../support/receiver/startReceiver.ts'
import { storedRows } from '../support/receiver/submissions.ts'

const program = findNginx()

type Settings = { certificate?: Certificate; rateLimitPerMinute?: number }

/** A receiver behind `deploy/nginx/site.conf` that trusts nginx's headers. */
async function startBehindNginx(skip: (reason: string) => never, settings: Settings = {}) {
  if (!program) return skip(NO_NGINX)
  const { certificate, ...options } = settings
  const receiver = await startReceiver({ trustedProxies: ['127.0.0.1'], ...options })
  const receivers = [new URL(receiver.url).host]
  const nginx = await startNginx({ program, receivers, ...(certificate && { certificate }) })
  onTestFinished(nginx.stop)
  return { receiver, ...nginx }
}

test('pages are served over HTTPS, and HTTP redirects there', async ({ skip }) => {
  const certificate = makeCertificate(temporaryFolder())
  if (!certificate) return skip('There is no openssl to make a certificate with.')
  const { url, plainUrl } = await startBehindNginx(skip, { certificate })
  const question = get(`${url}/about`, { ca: readFileSync(certificate.file) })
  const [answer] = (await once(question, 'response')) as [IncomingMessage]
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['strict-transport-security']).toMatch(/^max-age=/)
  expect(await text(answer)).toContain('<title>About</title>')

  const { status, headers } = await rawRequest(plainUrl, '/about?a=1')
  expect([status, headers.location]).toEqual([308, 'https://agency.example/about?a=1'])
})

test('nginx passes on the receiver’s compressed pages, and passes unusual addresses to it unchanged', async ({
  skip,
}) => {
  const { receiver, url } = await startBehindNginx(skip)
  const headers = { 'accept-encoding': 'br' }
  for (const path of ['/about', '/about/?a=1', '//about', '/%61bout', '/no-such-page']) {
    const own = await rawRequest(receiver.url, path, { headers })
    const other = await rawRequest(url, path, { headers })
    const { connection: _, 'keep-alive': __, date: ___, ...rest } = own.headers
    expect(other, path).toMatchObject({ status: own.status, headers: rest, body: own.body })
  }
})

test('a form is stored, and each visitor has their own rate limit', async ({ skip }) => {
  const { receiver, url } = await startBehindNginx(skip, { rateLimitPerMinute: 1 })
  const post = async (email: string, from: string) => {
    // nginx drops a forwarded address that the visitor claims.
    const headers = { [VISITOR_ADDRESS_HEADER]: from, 'x-forwarded-for': '203.0.113.99' }
    return (await postForm(`${url}/f/newsletter`, { email }, { headers })).status
  }
  expect(await post('a@b.example', '198.51.100.7')).toBe(200)
  expect(await post('c@d.example', '198.51.100.7')).toBe(429)
  expect(await post('e@f.example', '198.51.100.8')).toBe(200)
  expect(storedRows(receiver.dataDirectory)).toHaveLength(2)
})

test('a request cannot claim to be for another host', async ({ skip }) => {
  const { receiver, url } = await startBehindNginx(skip)
  const post = (headers: Record<string, string>) =>
    postForm(`${url}/f/newsletter`, { email: 'a@b.example' }, { headers })
  const origin = 'https://elsewhere.example'
  const claims: Record<string, string>[] = [
    { 'x-forwarded-host': 'elsewhere.example' },
    { forwarded: 'host=elsewhere.example;proto=https' },
  ]
  for (const claim of claims) expect((await post({ ...claim, origin })).status).toBe(403)
  expect(storedRows(receiver.dataDirectory)).toEqual([])
})

test.for([
  ['an address', '198.51.100.7', '198.51.100.7', '198.51.100.8'],
  ['an IPv6 network', '2001:db8:1:2::7', '2001:db8:1:2:3:4:5:6', '2001:db8:1:3::7'],
  ['an IPv6 network with zeros', '2001:db8::7', '2001:db8::5:6:7:8', '2001:db8:0:1::7'],
] as const)(
  '%s with many unfinished forms does not block other visitors',
  async ([, visitor, same, other], { skip }) => {
    const { url } = await startBehindNginx(skip)
    const head =
      'POST /f/newsletter HTTP/1.1\r\nHost: agency.example\r\nContent-Length: 60\r\n' +
      `Content-Type: application/x-www-form-urlencoded\r\n${VISITOR_ADDRESS_HEADER}: ${visitor}\r\n\r\n`
    await openSockets(url, 40, head)
    const post = async (from: string) => {
      const headers = { [VISITOR_ADDRESS_HEADER]: from }
      return (await postForm(`${url}/f/newsletter`, { email: 'a@b.example' }, { headers })).status
    }
    await expect.poll(() => post(same)).toBe(429)
    expect(await post(other)).toBe(200)
  },
)
