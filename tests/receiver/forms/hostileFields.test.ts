import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodMessage, postForm } from '../../support/receiver/requests.ts'
import { MAILBOX, openReceiver } from '../../support/receiver/startReceiver.ts'
import { storedRows } from '../../support/receiver/submissions.ts'

const MARKUP = '<img src=x onerror=alert(1)>"\'&{{7*7}}%00'
const BOUNDARY = '----FormBoundary0123456789abcdef'

let url: string
let dataDirectory: string
let stop: () => Promise<void>

beforeAll(async () => {
  ;({ url, dataDirectory, stop } = await openReceiver())
})
afterAll(() => stop())

const lastSubject = (subject: string) =>
  storedRows(dataDirectory).find((row) => row.subject === subject)

test('markup in any field is stored as plain text', async () => {
  const fields = {
    ...goodMessage,
    name: MARKUP,
    phone: MARKUP.slice(0, 40),
    subject: `${MARKUP} 1`,
    comments: MARKUP,
    [MARKUP]: MARKUP,
  }
  expect((await postForm(`${url}/${MAILBOX}`, fields)).status).toBe(200)
  expect(lastSubject(`${MARKUP} 1`)).toMatchObject({
    name: MARKUP,
    comments: MARKUP,
    extra_fields: JSON.stringify([[MARKUP, MARKUP]]),
  })
})

test.for([
  'nora@northfold.example\r\nBcc: everybody@elsewhere.example',
  'nora@northfold.example\nBcc: everybody@elsewhere.example',
  'nora@northfold.example, everybody@elsewhere.example',
  'nora@northfold.example;everybody@elsewhere.example',
  'Nora <nora@northfold.example>',
  '"nora dunmore"@northfold.example',
  'nora@northfold.example%0aBcc:everybody@elsewhere.example',
])(
  'an email field that contains "%s" is rejected: it is not a single plain address',
  async (email) => {
    for (const [path, fields] of [
      ['/f/newsletter', { email }],
      [`/${MAILBOX}`, { ...goodMessage, email }],
    ] as const) {
      expect((await postForm(url + path, fields)).status).toBe(422)
    }
  },
)

test('line breaks and commas in a name are stored; code that writes mail has to handle them', async () => {
  const name = 'Dunmore, Nora\r\nBcc: everybody@elsewhere.example'
  const answer = await postForm(`${url}/${MAILBOX}`, { ...goodMessage, name, subject: 'A name' })
  expect(answer.status).toBe(200)
  expect(lastSubject('A name')?.name).toBe(name.replace('\r\n', '\n'))
})

test('if a field is repeated, the first value counts', async () => {
  const twice: [string, string][] = [
    ...Object.entries({ ...goodMessage, subject: 'Twice' }),
    ['email', 'everybody@elsewhere.example'],
    ['subject', 'Another subject'],
  ]
  expect((await postForm(`${url}/${MAILBOX}`, twice)).status).toBe(200)
  expect(lastSubject('Twice')).toMatchObject({
    email: 'nora@northfold.example',
    extra_fields: JSON.stringify([
      ['email', 'everybody@elsewhere.example'],
      ['subject', 'Another subject'],
    ]),
  })
})

test('names with a meaning in JavaScript are ordinary field names', async () => {
  const body = `{"email":"proto@b.example","__proto__":"x","constructor":"y","toString":"z"}`
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  const answer = await fetch(`${url}/f/newsletter`, { method: 'POST', headers, body })
  expect(answer.status).toBe(200)
  const row = storedRows(dataDirectory).find(({ email }) => email === 'proto@b.example')
  expect(JSON.parse(row?.extra_fields ?? '')).toEqual([
    ['constructor', 'y'],
    ['toString', 'z'],
  ])
  const nested = `{"__proto__":{"email":"proto@b.example"}}`
  const rejected = await fetch(`${url}/f/newsletter`, { method: 'POST', headers, body: nested })
  expect(rejected.status).toBe(400)
})

test('two hundred fields are rejected as too many', async () => {
  const fields = Array.from({ length: 200 }, (_, index): [string, string] => [`f${index}`, 'x'])
  const answer = await postForm(`${url}/${MAILBOX}`, fields)
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ success: 'false', message: 'Too many fields.' })
})

test('invalid UTF-8 in a multipart form is stored as readable text', async () => {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="email"\r\n\r\nbytes@b.example\r\n`
  const note = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="note"\r\n\r\ncaf\xe9\0!\r\n--${BOUNDARY}--\r\n`
  const headers = {
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    accept: 'application/json',
  }
  const body = Buffer.from(head + note, 'latin1')
  const answer = await fetch(`${url}/f/newsletter`, { method: 'POST', headers, body })
  expect(answer.status).toBe(200)
  const row = storedRows(dataDirectory).find(({ email }) => email === 'bytes@b.example')
  expect(JSON.parse(row?.extra_fields ?? '')).toEqual([['note', 'caf\uFFFD!']])
})

test.for(['gzip', 'br', 'deflate', 'identity, gzip'])(
  'a body with the content encoding %s is read as it is, and never decompressed',
  async (encoding) => {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'content-encoding': encoding,
      accept: 'application/json',
    }
    const body = new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0, 0, 0])
    const answer = await fetch(`${url}/f/newsletter`, { method: 'POST', headers, body })
    expect(answer.status).toBe(422)
  },
)
