import { expect, test } from 'vitest'
import { goodMessage, postForm } from '../../support/receiver/requests.ts'
import { MAILBOX, startReceiver } from '../../support/receiver/startReceiver.ts'
import { storedRows } from '../../support/receiver/submissions.ts'

test('a message is stored completely and answered in FormSubmit’s format', async () => {
  const { url, dataDirectory } = await startReceiver()
  const answer = await postForm(`${url}/${MAILBOX}`, goodMessage)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ success: 'true', message: 'Message kept.' })
  expect(storedRows(dataDirectory)).toMatchObject([
    {
      form: 'contact',
      target: MAILBOX,
      status: 'new',
      name: 'Nora Dunmore',
      email: 'nora@northfold.example',
      phone: '0113 496 0142',
      subject: 'New website',
      comments: 'We need five pages.\nBy June.',
      extra_fields: '[]',
    },
  ])
})

test('the ajax address answers in JSON whatever the request accepts', async () => {
  const { url } = await startReceiver()
  const sent = await postForm(`${url}/ajax/${MAILBOX}`, goodMessage, { json: false })
  expect(sent.status).toBe(200)
  expect(await sent.json()).toEqual({ success: 'true', message: 'Message kept.' })
  const rejected = await postForm(`${url}/ajax/${MAILBOX}`, {}, { json: false })
  expect(rejected.status).toBe(422)
  expect(await rejected.json()).toMatchObject({ success: 'false' })
})

test('a message without a phone number is accepted', async () => {
  const { url, dataDirectory } = await startReceiver()
  const answer = await postForm(`${url}/${MAILBOX}`, { ...goodMessage, phone: '' })
  expect(answer.status).toBe(200)
  expect(storedRows(dataDirectory)).toMatchObject([{ phone: null }])
})

test.for(['name', 'email', 'subject', 'comments'])(
  'an empty %s is rejected with the name of the field',
  async (field) => {
    const { url, dataDirectory } = await startReceiver()
    const answer = await postForm(`${url}/${MAILBOX}`, { ...goodMessage, [field]: '' })
    expect(answer.status).toBe(422)
    const label = field[0]?.toUpperCase() + field.slice(1)
    expect(await answer.json()).toEqual({
      success: 'false',
      message: `${label} is required.`,
      errors: [{ code: 'REQUIRED_FIELD_EMPTY', field, message: 'is required' }],
    })
    expect(storedRows(dataDirectory)).toEqual([])
  },
)

test('all invalid fields are named at once', async () => {
  const { url } = await startReceiver()
  const answer = await postForm(`${url}/${MAILBOX}`, { ...goodMessage, name: '', email: 'nora' })
  expect(await answer.json()).toEqual({
    success: 'false',
    message: 'Name is required. Email should be an email.',
    errors: [
      { code: 'REQUIRED_FIELD_EMPTY', field: 'name', message: 'is required' },
      { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' },
    ],
  })
})

test('comments of 20,000 characters are accepted, one more is too many', async () => {
  const { url, dataDirectory } = await startReceiver()
  // Three bytes each: the longest message that people write must fit into the body limit.
  const comments = '語'.repeat(20_000)
  const answer = await postForm(`${url}/${MAILBOX}`, { ...goodMessage, comments })
  expect(answer.status).toBe(200)
  expect(storedRows(dataDirectory)).toMatchObject([{ comments }])
  const tooLong = await postForm(`${url}/${MAILBOX}`, { ...goodMessage, comments: `${comments}語` })
  expect(tooLong.status).toBe(422)
  expect(await tooLong.json()).toMatchObject({
    success: 'false',
    message: 'Comments should have 20,000 characters or fewer.',
  })
})

test('a line break counts as one character, as in the browser', async () => {
  const { url } = await startReceiver()
  const comments = '\r\n'.repeat(20_000)
  const answer = await postForm(`${url}/${MAILBOX}`, { ...goodMessage, comments })
  expect(answer.status).toBe(200)
})

test('unknown fields are stored beside the message', async () => {
  const { url, dataDirectory } = await startReceiver()
  await postForm(`${url}/${MAILBOX}`, [
    ...Object.entries(goodMessage),
    ['website', 'https://northfold.example'],
    ['name', 'a second name'],
    ['__proto__', 'ignored: it steers the service'],
    ['constructor', 'just text'],
    ['_cc', 'someone@elsewhere.example'],
    ['_webhook', 'https://elsewhere.example/hook'],
  ])
  const [row] = storedRows(dataDirectory)
  expect(row?.name).toBe('Nora Dunmore')
  expect(JSON.parse(row?.extra_fields ?? '')).toEqual([
    ['website', 'https://northfold.example'],
    ['name', 'a second name'],
    ['constructor', 'just text'],
  ])
})

test('a message for any other mailbox gets 404 and is not stored', async () => {
  const { url, dataDirectory } = await startReceiver()
  for (const path of ['/someone@elsewhere.example', '/ajax/someone@elsewhere.example', '/about']) {
    const answer = await postForm(url + path, goodMessage)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ success: 'false', message: 'No form here.' })
  }
  expect(storedRows(dataDirectory)).toEqual([])
})

test.for([
  ['application/json', '{"name":', 400, 'Not readable.'],
  ['application/json', JSON.stringify({ comments: 'x'.repeat(70_000) }), 413, 'Too large.'],
  ['text/plain', 'name=Nora', 415, 'Not a form.'],
] as const)(
  'a message as %s that starts with %.9s gets %d in the same format',
  async ([type, body, status, message]) => {
    const { url } = await startReceiver()
    const headers = { 'content-type': type }
    const answer = await fetch(`${url}/ajax/${MAILBOX}`, { method: 'POST', headers, body })
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ success: 'false', message })
  },
)

test('a message with a filled honeypot is stored as spam and answered like any other', async () => {
  const { url, dataDirectory } = await startReceiver()
  const answer = await postForm(`${url}/${MAILBOX}`, { ...goodMessage, _honey: 'x' })
  expect(await answer.json()).toEqual({ success: 'true', message: 'Message kept.' })
  expect(storedRows(dataDirectory)).toMatchObject([{ status: 'spam', name: 'Nora Dunmore' }])
})

test('repeated clicks on the button store one message', async () => {
  const { url, dataDirectory } = await startReceiver()
  const clicks = [1, 2, 3].map(() => postForm(`${url}/${MAILBOX}`, goodMessage))
  for (const answer of await Promise.all(clicks)) {
    expect(await answer.json()).toEqual({ success: 'true', message: 'Message kept.' })
  }
  expect(storedRows(dataDirectory)).toHaveLength(1)
})

test('another message from the same person is stored too', async () => {
  const { url, dataDirectory } = await startReceiver()
  await postForm(`${url}/${MAILBOX}`, goodMessage)
  await postForm(`${url}/${MAILBOX}`, { ...goodMessage, comments: 'By July, rather.' })
  expect(storedRows(dataDirectory)).toHaveLength(2)
})

test('the same message counts as new after ten minutes', async () => {
  let now = new Date('2026-05-04T09:00:00Z')
  const { url, dataDirectory } = await startReceiver({ now: () => now })
  await postForm(`${url}/${MAILBOX}`, goodMessage)
  now = new Date('2026-05-04T09:09:59Z')
  await postForm(`${url}/${MAILBOX}`, goodMessage)
  expect(storedRows(dataDirectory)).toHaveLength(1)
  now = new Date('2026-05-04T09:10:00Z')
  await postForm(`${url}/${MAILBOX}`, goodMessage)
  expect(storedRows(dataDirectory)).toHaveLength(2)
})
