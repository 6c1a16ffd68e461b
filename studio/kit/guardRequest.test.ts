import { expect, test } from 'vitest'
import { guardRequest } from './guardRequest.ts'

const PORT = 4330
const own = { host: `127.0.0.1:${PORT}`, origin: `http://127.0.0.1:${PORT}` }

test('accepts requests of its own page, by IP address and by name', () => {
  expect(guardRequest({ method: 'POST', headers: own }, PORT)).toBeUndefined()
  const named = { host: `localhost:${PORT}`, origin: `http://localhost:${PORT}` }
  expect(guardRequest({ method: 'POST', headers: named }, PORT)).toBeUndefined()
  expect(guardRequest({ method: 'GET', headers: { host: own.host } }, PORT)).toBeUndefined()
})

test.each([
  ['a foreign host name that resolves to this machine', { ...own, host: `evil.example:${PORT}` }],
  ['no host name', {}],
  ['another port', { ...own, host: '127.0.0.1:80' }],
])('a request to %s is rejected', (_, headers) => {
  expect(guardRequest({ method: 'GET', headers }, PORT)).toContain('answers at')
})

test.each([
  ['another site', { ...own, origin: 'https://evil.example' }],
  ['a sandboxed page', { ...own, origin: 'null' }],
  ['another port of this machine', { ...own, origin: 'http://127.0.0.1:4321' }],
  ['a client without an origin', { host: own.host }],
  ['another site, by Sec-Fetch-Site', { ...own, 'sec-fetch-site': 'cross-site' }],
])('a change requested by %s is rejected', (_, headers) => {
  expect(guardRequest({ method: 'POST', headers }, PORT)).toContain('own pages only')
})

test('a script of another site cannot read a page, but a link on another site may lead here', () => {
  const headers = { host: own.host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }
  expect(guardRequest({ method: 'GET', headers }, PORT)).toContain('own pages only')
  const visit = { ...headers, 'sec-fetch-mode': 'navigate' }
  expect(guardRequest({ method: 'GET', headers: visit }, PORT)).toBeUndefined()
})

const studio = 'https://studio.example'

test('behind a proxy the public origin counts, whatever Host the proxy sends', () => {
  const request = { method: 'POST', headers: { host: own.host, origin: studio } }
  expect(guardRequest(request, PORT, studio)).toBeUndefined()
  expect(guardRequest({ method: 'GET', headers: { host: 'x' } }, PORT, studio)).toBeUndefined()
})

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['the same name without https', { origin: 'http://studio.example' }],
  ['the local address of the studio', { origin: own.origin }],
  ['a same-site neighbour, by Sec-Fetch-Site', { origin: studio, 'sec-fetch-site': 'same-site' }],
  ['a client without an origin', {}],
])('behind a proxy a change requested by %s is rejected', (_, headers) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const request = { method, headers: { host: own.host, ...headers } }
    expect(guardRequest(request, PORT, studio)).toContain('own pages only')
  }
})
