import { expect, test } from 'vitest'
import { postForm } from '../../support/receiver/requests.ts'
import { startReceiver } from '../../support/receiver/startReceiver.ts'
import { storedRows } from '../../support/receiver/submissions.ts'

const EMAIL = 'nora@northfold.example'

test('a subscription is stored and answered in Formspree’s format', async () => {
  const { url, dataDirectory } = await startReceiver({ now: () => new Date('2026-05-04T09:00Z') })
  const answer = await postForm(`${url}/f/newsletter`, { email: EMAIL })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ ok: true, next: '/thank-you' })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(storedRows(dataDirectory)).toMatchObject([
    {
      form: 'newsletter',
      target: 'newsletter',
      status: 'new',
      email: EMAIL,
      name: null,
      comments: null,
      extra_fields: '[]',
      received_at: '2026-05-04T09:00:00.000Z',
    },
  ])
})

test('a visitor without JavaScript is redirected to the thank-you page', async () => {
  const { url, dataDirectory } = await startReceiver()
  const answer = await postForm(`${url}/f/newsletter`, { email: EMAIL }, { json: false })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/thank-you')
  expect(storedRows(dataDirectory)).toHaveLength(1)
})

test('a domain with non-ASCII letters is stored in ASCII', async () => {
  const { url, dataDirectory } = await startReceiver()
  await postForm(`${url}/f/newsletter`, { email: 'anna@müller.example' })
  expect(storedRows(dataDirectory)).toMatchObject([{ email: 'anna@xn--mller-kva.example' }])
})

test('white space around the address is trimmed, as in the browser', async () => {
  const { url, dataDirectory } = await startReceiver()
  await postForm(`${url}/f/newsletter`, { email: `  ${EMAIL} ` })
  expect(storedRows(dataDirectory)).toMatchObject([{ email: EMAIL }])
})

test.for([
  ['an empty address', { email: '' }, 'REQUIRED_FIELD_EMPTY', 'is required'],
  ['a missing address', { other: 'x' }, 'REQUIRED_FIELD_EMPTY', 'is required'],
  ['an invalid address', { email: 'nora@' }, 'TYPE_EMAIL', 'should be an email'],
  [
    'an address of 255 characters',
    { email: `${'n'.repeat(243)}@a-b.example` },
    'TEXT_TOO_LONG',
    'should have 254 characters or fewer',
  ],
] as const)(
  '%s is rejected with 422, the field and the reason',
  async ([, fields, code, message]) => {
    const { url, dataDirectory } = await startReceiver()
    const answer = await postForm(`${url}/f/newsletter`, fields)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({
      error: `Email ${message}.`,
      errors: [{ code, field: 'email', message }],
    })
    expect(storedRows(dataDirectory)).toEqual([])
  },
)

test('an unknown form id gets 404 in the same format', async () => {
  const { url } = await startReceiver()
  const answer = await postForm(`${url}/f/someone-else`, { email: EMAIL })
  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual({
    error: 'No form here.',
    errors: [{ code: 'FORM_NOT_FOUND', message: 'No form here.' }],
  })
})

test('a subscription with a filled honeypot is stored as spam and answered like any other', async () => {
  const { url, dataDirectory } = await startReceiver()
  const fields = { email: EMAIL, _gotcha: 'http://spam.example' }
  const answer = await postForm(`${url}/f/newsletter`, fields)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ ok: true, next: '/thank-you' })
  expect(storedRows(dataDirectory)).toMatchObject([{ status: 'spam', email: EMAIL }])
})

test('a bot that copies a subscription does not suppress the real one', async () => {
  const { url, dataDirectory } = await startReceiver()
  await postForm(`${url}/f/newsletter`, { email: EMAIL, _gotcha: 'x' })
  await postForm(`${url}/f/newsletter`, { email: EMAIL, _gotcha: '' })
  const statuses = storedRows(dataDirectory).map(({ status }) => status)
  expect(statuses.sort()).toEqual(['new', 'spam'])
})

test.for([
  ['urlencoded', 'application/x-www-form-urlencoded', `email=${encodeURIComponent(EMAIL)}`],
  ['JSON', 'application/json', JSON.stringify({ email: EMAIL })],
] as const)('a subscription may be sent as %s', async ([, contentType, body]) => {
  const { url, dataDirectory } = await startReceiver()
  const headers = { 'content-type': contentType, accept: 'application/json' }
  const answer = await fetch(`${url}/f/newsletter`, { method: 'POST', headers, body })
  expect(answer.status).toBe(200)
  expect(storedRows(dataDirectory)).toMatchObject([{ email: EMAIL }])
})
