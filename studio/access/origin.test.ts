import { expect, test } from 'vitest'
import { readPreviewOrigin, readStudioHost, readStudioOrigin } from './origin.ts'

test.each([
  [undefined, undefined],
  ['  ', undefined],
  ['https://studio.example.com', 'https://studio.example.com'],
  ['https://studio.example.com:8443/', 'https://studio.example.com:8443'],
  ['http://localhost:4330', 'http://localhost:4330'],
  ['https://studio.müller.example', 'https://studio.xn--mller-kva.example'],
])('STUDIO_ORIGIN accepts %j', (text, origin) => {
  expect(readStudioOrigin(text)).toBe(origin)
})

test.each([
  'studio.example.com',
  'http://studio.example.com',
  'https://studio.example.com/desk',
  'https://Studio.example.com',
  'https://192.0.2.1',
  'https://[2001:db8::1]',
  'http://127.0.0.1:4330',
  'https://studio.example.com, https://other.example',
  'ftp://studio.example.com',
  'https://studio',
])('STUDIO_ORIGIN rejects %j with advice', (text) => {
  expect(() => readStudioOrigin(text)).toThrow(`STUDIO_ORIGIN is "${text}". Use the address`)
})

const ORIGIN = 'https://studio.example.com'

test.each([
  [undefined, undefined, '127.0.0.1'],
  [' ', ORIGIN, '127.0.0.1'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['0.0.0.0', ORIGIN, '0.0.0.0'],
  ['::', ORIGIN, '::'],
])('with STUDIO_HOST %j and STUDIO_ORIGIN %j the studio listens at %s', (text, origin, host) => {
  expect(readStudioHost(text, origin)).toBe(host)
})

test.each(['0.0.0.0', '::', '192.0.2.1'])(
  'a studio without sign-in refuses to listen at %s',
  (text) => {
    expect(() => readStudioHost(text, undefined)).toThrow('STUDIO_ORIGIN is not set')
  },
)

test('STUDIO_HOST rejects a value that is not an address', () => {
  expect(() => readStudioHost('http://0.0.0.0', ORIGIN)).toThrow('Use an address of this machine')
})

test('STUDIO_PREVIEW_ORIGIN is optional, and must differ from the address of the studio', () => {
  const studio = 'https://studio.example.com'
  const read = (text: string | undefined) => readPreviewOrigin(text, studio)
  expect(read('')).toBeUndefined()
  expect(read('https://preview.example.com/')).toBe('https://preview.example.com')
  expect(read('https://studio.example.com:8443')).toBe('https://studio.example.com:8443')
  expect(() => read('preview.example.com')).toThrow(
    'STUDIO_PREVIEW_ORIGIN is "preview.example.com"',
  )
  expect(() => read(`${studio}/`)).toThrow('STUDIO_PREVIEW_ORIGIN is STUDIO_ORIGIN.')
})
