import { expect, test } from 'vitest'
import { isPublicAddress } from '../../core/lib/addresses.ts'
import { trustCheck } from '../../server/trustedProxies.ts'
import { rawRequest } from '../support/receiver/requests.ts'
import { startReceiver } from '../support/receiver/startReceiver.ts'

const HSTS = 'strict-transport-security'
const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'agency.example' }

async function hstsBehind(trustedProxies: string[], headers: Record<string, string>) {
  const { url } = await startReceiver({ trustedProxies })
  return (await rawRequest(url, '/about', { headers })).headers[HSTS]
}

test('a visitor who comes by HTTPS gets HSTS for this host only', async () => {
  expect(await hstsBehind(['127.0.0.1'], forwarded)).toBe('max-age=31536000')
})

test('a visitor who comes by HTTP gets no HSTS', async () => {
  expect(await hstsBehind(['127.0.0.1'], { 'x-forwarded-proto': 'http' })).toBeUndefined()
  expect(await hstsBehind(['127.0.0.1'], {})).toBeUndefined()
})

test('only a trusted proxy can state the protocol of a visitor', async () => {
  expect(await hstsBehind([], forwarded)).toBeUndefined()
  expect(await hstsBehind(['10.0.0.1'], forwarded)).toBeUndefined()
})

test('a trusted proxy may name the requested host', async () => {
  const { url } = await startReceiver({ trustedProxies: ['loopback'] })
  const post = (headers: Record<string, string>) =>
    rawRequest(url, '/f/newsletter', {
      method: 'POST',
      headers: { ...headers, origin: 'https://preview.example', 'content-length': '0' },
    })
  expect((await post({ 'x-forwarded-host': 'preview.example' })).status).toBe(422)
  expect((await post({})).status).toBe(403)
})

test.for([
  ['127.0.0.1', '127.0.0.1', true],
  ['127.0.0.1', '::ffff:127.0.0.1', true],
  ['127.0.0.1', '127.0.0.2', false],
  ['10.1.2.3/8', '10.200.0.1', true],
  ['10.0.0.0/8', '11.0.0.1', false],
  ['2001:db8::/32', '2001:db8:1::1', true],
  ['2001:db8::/32', '203.0.113.7', false],
  ['loopback', '127.200.0.1', true],
  ['loopback', '::1', true],
  ['linklocal', 'fe80::1%eth0', true],
  ['uniquelocal', '192.168.3.4', true],
  ['uniquelocal', '172.32.0.1', false],
  ['uniquelocal', 'fd00::7', true],
  ['::ffff:10.0.0.0/104', '10.1.2.3', true],
  ['::ffff:10.0.0.0/104', '11.1.2.3', false],
  ['fe80::1', 'fe80::1%eth0', true],
  ['loopback', '127.1', false],
  ['loopback', 'unknown', false],
] as const)('TRUST_PROXY %s trusts %s: %s', ([proxy, address, expected]) => {
  expect(trustCheck([proxy])(address, 0)).toBe(expected)
})

test.for([
  '93.184.216.34',
  '::ffff:93.184.216.34',
  '2606:2800:21f:cb07::1',
  '64:ff9b::93.184.216.34',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.for([
  '0.0.0.0',
  '10.1.2.3',
  '100.100.100.200',
  '127.0.0.1',
  '127.1',
  '169.254.169.254',
  '192.0.0.192',
  '192.168.3.4',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::ffff:127.0.0.1',
  '::ffff:0:127.0.0.1',
  '64:ff9b::127.0.0.1',
  '64:ff9b::169.254.169.254',
  '64:ff9b:1::93.184.216.34',
  '2002:7f00:1::',
  '2001:db8::1',
  'fd00:ec2::254',
  'fe80::1%eth0',
  'ff02::1',
  'localhost',
  '',
])('"%s" is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})
