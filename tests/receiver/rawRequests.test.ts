import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawExchange, rawRequest } from '../support/receiver/requests.ts'
import { openReceiver, startReceiver } from '../support/receiver/startReceiver.ts'
import { storedRows } from '../support/receiver/submissions.ts'

const HOST = 'Host: agency.example\r\n'
const URLENCODED = 'Content-Type: application/x-www-form-urlencoded\r\n'

const CONNECTIONS = 2_000

let url: string
let dataDirectory: string
let stop: () => Promise<void>

beforeAll(async () => {
  const timeouts = {
    headersMs: 300,
    requestMs: 600,
    keepAliveMs: 1_000,
    idleMs: 20_000,
    checkMs: 50,
  }
  ;({ url, dataDirectory, stop } = await openReceiver({ timeouts }))
})
afterAll(() => stop())

/** The requirement after every fault: the server still responds. */
async function expectAlive(): Promise<void> {
  expect((await rawRequest(url, '/about')).status).toBe(200)
}

test('an unfinished head times out with 408', async () => {
  const talk = await rawExchange(url, `GET / HTTP/1.1\r\n${HOST}X-Slow: `)
  expect(talk).toMatchObject({ statuses: [408], isClosed: true })
  await expectAlive()
})

test('an unfinished body times out with 408, and nothing of it is stored', async () => {
  const head = `POST /f/newsletter HTTP/1.1\r\n${HOST}${URLENCODED}Content-Length: 60\r\n\r\n`
  const talk = await rawExchange(url, `${head}email=slow@b.example`)
  expect(talk).toMatchObject({ statuses: [408], isClosed: true })
  expect(storedRows(dataDirectory).map(({ email }) => email)).not.toContain('slow@b.example')
  await expectAlive()
})

test('an idle connection is closed', { tags: 'long' }, async () => {
  const talk = await rawExchange(url, `GET /robots.txt HTTP/1.1\r\n${HOST}\r\n`)
  expect(talk).toMatchObject({ statuses: [200], isClosed: true })
})

test('a head of more than 16 KiB is rejected with 431', async () => {
  const talk = await rawExchange(
    url,
    `GET / HTTP/1.1\r\n${HOST}X-Long: ${'x'.repeat(17_000)}\r\n\r\n`,
  )
  expect(talk.statuses).toEqual([431])
})

test('pipelined requests are answered one by one, in order', async () => {
  const ask = (path: string, close = '') => `GET ${path} HTTP/1.1\r\n${HOST}${close}\r\n`
  const sent =
    ask('/about') + ask('/none') + ask('/healthz') + ask('/robots.txt', 'Connection: close\r\n')
  const talk = await rawExchange(url, sent)
  expect(talk).toMatchObject({ statuses: [200, 404, 200, 200], isClosed: true })
})

const HIDDEN_REQUEST = `GET /hidden HTTP/1.1\r\n${HOST}\r\n`
test.for([
  ['both a length and chunks', `Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['chunks and a length', `Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n`],
  ['two lengths', `Content-Length: 5\r\nContent-Length: 50\r\n\r\na=b&c`],
  ['an invalid length', `Content-Length: +5\r\n\r\na=b&c`],
  ['a negative length', `Content-Length: -5\r\n\r\na=b&c`],
  ['an encoding that hides chunks', `Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
  ['chunked that is not the last encoding', `Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n`],
  ['a space before the colon', `Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`],
  ['a chunk of no size', `Transfer-Encoding: chunked\r\n\r\nZZ\r\nabc\r\n0\r\n\r\n`],
  ['a header folded over two lines', `X-A: 1\r\n Content-Length: 5\r\n\r\n`],
] as const)(
  'a request with %s is rejected, and a request hidden in it is not answered',
  async ([, rest]) => {
    const head = `POST /f/newsletter HTTP/1.1\r\n${HOST}${URLENCODED}${rest}`
    const talk = await rawExchange(url, head + HIDDEN_REQUEST)
    expect(talk).toMatchObject({ statuses: [400], isClosed: true })
    await expectAlive()
  },
)

test.for([
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['two hosts', `GET / HTTP/1.1\r\n${HOST}HOST: elsewhere.example\r\n\r\n`],
  ['the same host twice', `GET /no-such-page HTTP/1.1\r\n${HOST}${HOST}\r\n`],
  ['a form for two hosts', `POST /f/newsletter HTTP/1.1\r\n${HOST}${HOST}${URLENCODED}\r\n`],
  ['an unknown method', `FORGET / HTTP/1.1\r\n${HOST}\r\n`],
  ['another protocol', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['a NUL in a header', `GET / HTTP/1.1\r\n${HOST}X-A: a\0b\r\n\r\n`],
  ['a bare line feed', 'GET / HTTP/1.1\nHost: agency.example\nX: y\n\n'],
  ['an address with a space', `GET /about us HTTP/1.1\r\n${HOST}\r\n`],
] as const)('a request with %s is rejected', async ([, sent]) => {
  const talk = await rawExchange(url, sent)
  expect(talk.isClosed).toBe(true)
  expect(talk.statuses).toEqual([400])
  await expectAlive()
})

test.for(['PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'PURGE'])(
  'the method %s is rejected with 405',
  async (method) => {
    for (const path of ['/about', '/f/newsletter', '/no-such-page']) {
      const answer = await rawRequest(url, path, { method, headers: { 'x-secret': 'not echoed' } })
      expect(answer.status).toBe(405)
      expect(answer.headers.allow).toBe('GET, HEAD, POST')
      expect(answer.body.toString()).not.toContain('not echoed')
    }
  },
)

test('another Host changes nothing in the page', async () => {
  for (const host of ['elsewhere.example', '127.0.0.1:1', 'a"><script>', 'xn--', '[::1']) {
    const answer = await rawRequest(url, '/about', { headers: { host } })
    expect(answer.status).toBe(200)
    expect(answer.body.toString()).not.toContain(host)
  }
})

test('a request with the absolute URL of another site is treated as one for this site', async () => {
  const talk = await rawExchange(
    url,
    `GET http://elsewhere.example/about HTTP/1.1\r\n${HOST}\r\n`,
    1,
  )
  expect(talk.statuses[0]).toBeLessThan(500)
  expect(talk.text).not.toMatch(/^location:.*elsewhere/im)
})

test(`${CONNECTIONS} simultaneous connections of a proxy all get a response`, {
  tags: 'long',
}, async () => {
  const patient = await startReceiver({ trustedProxies: ['loopback'] })
  const port = Number(new URL(patient.url).port)
  const sockets = Array.from({ length: CONNECTIONS }, () => connect(port, '127.0.0.1'))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  const answers = await Promise.all(
    sockets.map(async (socket) => {
      socket.write(`GET /robots.txt HTTP/1.1\r\n${HOST}\r\n`)
      const [chunk] = await once(socket, 'data')
      return String(chunk).slice(0, 'HTTP/1.1 200'.length)
    }),
  )
  for (const socket of sockets) socket.destroy()
  expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 200']))
  expect((await rawRequest(patient.url, '/about')).status).toBe(200)
})
