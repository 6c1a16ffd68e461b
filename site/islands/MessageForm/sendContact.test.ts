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

test('the message is sent as a form that asks for JSON', async () => {
  const fetch = answering(async () => new Response('{}'))
  const form = new FormData()
  await sendContact(ADDRESS, form, OPTIONS)
  expect(fetch.mock.calls).toEqual([
    [
      ADDRESS,
      {
        method: 'POST',
        body: form,
        headers: { Accept: 'application/json' },
        signal: expect.any(AbortSignal),
      },
    ],
  ])
})

describe('an ok response means sent', () => {
  test.for([
    ['success "true"', '{"success":"true","message":"…"}'],
    ['success true', '{"success":true}'],
    ['no success field', '{"ok":true}'],
    ['an empty body', ''],
    ['plain text', 'Thank you'],
    ['JSON that is not an object', 'null'],
  ])('with %s', async ([, body]) => {
    expect(await sendAnsweredBy(200, body ?? '')).toBeNull()
  })
})

test.for([
  ['{"success":"false","message":"This form needs Activation."}', 'This form needs Activation.'],
  ['{"success":false}', 'Unknown'],
  ['{"ok":false,"errors":[{"message":"No such form."}]}', 'No such form.'],
  ['{"error":"The mailbox is full."}', 'The mailbox is full.'],
] as const)(
  'an ok response with %s means not sent, for the reason in it',
  async ([body, reason]) => {
    expect(await sendAnsweredBy(200, body)).toEqual({ fieldErrors: {}, reason })
  },
)

test.for([404, 422, 429, 503])('a status %d means not sent, whatever the body', async (status) => {
  expect(await sendAnsweredBy(status, '{"success":"true"}')).not.toBeNull()
})

test('a failure returns errors of fields and the time to try again', async () => {
  const body = JSON.stringify({ errors: [{ field: 'name', message: 'is required' }] })
  expect(await sendAnsweredBy(422, body, { 'retry-after': '60' })).toEqual({
    fieldErrors: { name: 'Your name is required' },
    reason: 'Marked Wait 1 minute',
  })
})

test.for([
  [200, 'text/html', '<!doctype html><title>Checking your browser</title>'],
  [202, 'text/html; charset=utf-8', ''],
  [200, 'Text/HTML', '{"success":"true"}'],
  [200, 'application/xhtml+xml', '<html/>'],
] as const)('an HTML page means not sent: %d %s %s', async ([status, type, body]) => {
  const failure = await sendAnsweredBy(status, body, { 'content-type': type })
  expect(failure).toEqual({ fieldErrors: {}, reason: 'Unknown' })
})

test('without a connection the message is not sent', async () => {
  answering(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await sendContact(ADDRESS, new FormData(), OPTIONS)).toEqual({
    fieldErrors: {},
    reason: 'Unknown',
  })
})
