import { expect, test } from 'vitest'
import { guardRequest } from './guardRequest.ts'

const PORT = 4330
const own = { host: `127.0.0.1:${PORT}`, origin: `http://127.0.0.1:${PORT}` }

test('the editor answers its own page, by number and by name', () => {
  expect(guardRequest({ method: 'POST', headers: own }, PORT)).toBeUndefined()
  const named = { host: `localhost:${PORT}`, origin: `http://localhost:${PORT}` }
  expect(guardRequest({ method: 'POST', headers: named }, PORT)).toBeUndefined()
  expect(guardRequest({ method: 'GET', headers: { host: own.host } }, PORT)).toBeUndefined()
})

test.each([
  ['a foreign name that points here', { ...own, host: `evil.example:${PORT}` }],
  ['no name at all', {}],
  ['another port', { ...own, host: '127.0.0.1:80' }],
])('a request to %s is turned away', (_, headers) => {
  expect(guardRequest({ method: 'GET', headers }, PORT)).toContain('answers at')
})

test.each([
  ['another site', { ...own, origin: 'https://evil.example' }],
  ['a sandboxed page', { ...own, origin: 'null' }],
  ['another port of this machine', { ...own, origin: 'http://127.0.0.1:4321' }],
  ['nobody named', { host: own.host }],
  ['another site, told by the browser', { ...own, 'sec-fetch-site': 'cross-site' }],
])('a change asked for by %s is turned away', (_, headers) => {
  expect(guardRequest({ method: 'POST', headers }, PORT)).toContain('own pages only')
})

test('a script of another site may not read, but a link there leads here', () => {
  const headers = { host: own.host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }
  expect(guardRequest({ method: 'GET', headers }, PORT)).toContain('own pages only')
  const visit = { ...headers, 'sec-fetch-mode': 'navigate' }
  expect(guardRequest({ method: 'GET', headers: visit }, PORT)).toBeUndefined()
})

const studio = 'https://studio.example'

test('behind a proxy the name that visitors see counts, whatever the proxy calls the studio', () => {
  const request = { method: 'POST', headers: { host: own.host, origin: studio } }
  expect(guardRequest(request, PORT, studio)).toBeUndefined()
  expect(guardRequest({ method: 'GET', headers: { host: 'x' } }, PORT, studio)).toBeUndefined()
})

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['the same name without https', { origin: 'http://studio.example' }],
  ['the machine of the studio', { origin: own.origin }],
  ['a neighbour, told by the browser', { origin: studio, 'sec-fetch-site': 'same-site' }],
  ['nobody named', {}],
])('behind a proxy a change asked for by %s is turned away', (_, headers) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const request = { method, headers: { host: own.host, ...headers } }
    expect(guardRequest(request, PORT, studio)).toContain('own pages only')
  }
})
