import { afterEach, describe, expect, test, vi } from 'vitest'
import { sendContact } from './sendContact.ts'

const ADDRESS = '/hello@forthwright.example'
const OPTIONS = {
  copy: {
    invalid_field: '{field} {message}',
    marked: 'Marked',
    try_again: 'Wait {time}',
    unknown: 'Unknown',
  },
  fieldLabels: { name: 'Your name' },
  locale: 'en-GB',
}

function answering(answer: () => Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(answer)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

async function sendAnsweredBy(status: number, body: string, headers?: Record<string, string>) {
  answering(async () => new Response(body, { status, headers }))
  return sendContact(ADDRESS, new FormData(), OPTIONS)
}

afterEach(() => vi.unstubAllGlobals())

test('the message goes out as a form, with the wish for JSON', async () => {
  const fetch = answering(async () => new Response('{}'))
  const form = new FormData()
  await sendContact(ADDRESS, form, OPTIONS)
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
    expect(await sendAnsweredBy(200, body ?? '')).toBeNull()
  })
})

test.for([
  ['{"success":"false","message":"This form needs Activation."}', 'This form needs Activation.'],
  ['{"success":false}', 'Unknown'],
] as const)(
  'an ok answer that says %s means not sent, for the reason that it gives',
  async ([body, reason]) => {
    expect(await sendAnsweredBy(200, body)).toEqual({ fieldErrors: {}, reason })
  },
)

test.for([404, 422, 429, 503])('a %d means not sent, whatever it says', async (status) => {
  expect(await sendAnsweredBy(status, '{"success":"true"}')).not.toBeNull()
})

test('a failure tells its fields and when to try again', async () => {
  const body = JSON.stringify({ errors: [{ field: 'name', message: 'is required' }] })
  expect(await sendAnsweredBy(422, body, { 'retry-after': '60' })).toEqual({
    fieldErrors: { name: 'Your name is required' },
    reason: 'Marked Wait 1 minute',
  })
})

test('without a connection the message is not sent', async () => {
  answering(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await sendContact(ADDRESS, new FormData(), OPTIONS)).toEqual({
    fieldErrors: {},
    reason: 'Unknown',
  })
})
