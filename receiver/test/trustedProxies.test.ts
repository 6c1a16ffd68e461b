import { expect, test } from 'vitest'
import { rawRequest } from './support/rawRequest.ts'
import { startReceiver } from './support/startReceiver.ts'

const HSTS = 'strict-transport-security'
const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'agency.example' }

async function hstsBehind(trustedProxies: string[], headers: Record<string, string>) {
  const { url } = await startReceiver({ trustedProxies })
  return (await rawRequest(url, '/about', { headers })).headers[HSTS]
}

test('a visitor who came by https is kept there, for this host alone', async () => {
  expect(await hstsBehind(['127.0.0.1'], forwarded)).toBe('max-age=31536000')
})

test('a visitor who came by http is not', async () => {
  expect(await hstsBehind(['127.0.0.1'], { 'x-forwarded-proto': 'http' })).toBeUndefined()
  expect(await hstsBehind(['127.0.0.1'], {})).toBeUndefined()
})

test('nobody but a trusted proxy can say how a visitor came', async () => {
  expect(await hstsBehind([], forwarded)).toBeUndefined()
  expect(await hstsBehind(['10.0.0.1'], forwarded)).toBeUndefined()
})

test('a trusted proxy may name the host that the visitor asked for', async () => {
  const { url } = await startReceiver({ trustedProxies: ['loopback'] })
  const post = (headers: Record<string, string>) =>
    rawRequest(url, '/f/newsletter', {
      method: 'POST',
      headers: { ...headers, origin: 'https://preview.example', 'content-length': '0' },
    })
  expect((await post({ 'x-forwarded-host': 'preview.example' })).status).toBe(422)
  expect((await post({})).status).toBe(403)
})
