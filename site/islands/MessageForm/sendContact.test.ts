import { afterEach, describe, expect, test, vi } from 'vitest'
import { sendContact } from './sendContact.ts'

const ADDRESS = '/hello@forthwright.example'

function answering(answer: () => Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(answer)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

async function sendAnsweredBy(status: number, body: string): Promise<boolean> {
  answering(async () => new Response(body, { status }))
  return sendContact(ADDRESS, new FormData())
}

afterEach(() => vi.unstubAllGlobals())

test('the message goes out as a form, with the wish for JSON', async () => {
  const fetch = answering(async () => new Response('{}'))
  const form = new FormData()
  await sendContact(ADDRESS, form)
  expect(fetch.mock.calls).toEqual([
    [ADDRESS, { method: 'POST', body: form, headers: { Accept: 'application/json' } }],
  ])
})

describe('an ok answer means sent', () => {
  test.for([
    ['success "true"', '{"success":"true","message":"…"}'],
    ['success true', '{"success":true}'],
    ['no word on success', '{"ok":true}'],
    ['an empty body', ''],
    ['a page', '<!doctype html><title>Thank you</title>'],
    ['JSON that is no object', 'null'],
  ])('with %s', async ([, body]) => {
    expect(await sendAnsweredBy(200, body ?? '')).toBe(true)
  })
})

test.for(['{"success":"false","message":"This form needs Activation."}', '{"success":false}'])(
  'an ok answer that says %s means not sent',
  async (body) => {
    expect(await sendAnsweredBy(200, body)).toBe(false)
  },
)

test.for([404, 422, 429, 503])('a %d means not sent, whatever it says', async (status) => {
  expect(await sendAnsweredBy(status, '{"success":"true"}')).toBe(false)
})

test('without a connection the message is not sent', async () => {
  answering(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await sendContact(ADDRESS, new FormData())).toBe(false)
})
