import { expect, test } from 'vitest'
import { DEFAULT_CAPACITY } from '../../../receiver/kit/limits.ts'
import { openSockets, postForm, rawExchange, rawRequest } from '../../support/receiver/requests.ts'
import { startReceiver } from '../../support/receiver/startReceiver.ts'
import { storedRows } from '../../support/receiver/submissions.ts'

const LIMIT_BYTES = 64 * 1024
const JSON_ONLY = { accept: 'application/json' }
/** As long as a browser's: the parser rejects boundaries of less than 27 characters. */
const BOUNDARY = '----FormBoundary0123456789abcdef'
const BOUNDARY_TYPE = `multipart/form-data; boundary=${BOUNDARY}`
const EMAIL_PART = 'Content-Disposition: form-data; name="email"\r\n\r\na@b.example'

/** A urlencoded subscription of exactly this many bytes. */
function paddedSubscription(bytes: number): string {
  return 'email=nora@northfold.example&padding='.padEnd(bytes, 'x')
}

const urlencoded = { ...JSON_ONLY, 'content-type': 'application/x-www-form-urlencoded' }

test('a body of 64 KiB is read, one more byte is too large', async () => {
  const { url } = await startReceiver()
  const post = (body: string) =>
    fetch(`${url}/f/newsletter`, { method: 'POST', headers: urlencoded, body })
  expect((await post(paddedSubscription(LIMIT_BYTES))).status).toBe(200)
  const tooLarge = await post(paddedSubscription(LIMIT_BYTES + 1))
  expect(tooLarge.status).toBe(413)
  expect(await tooLarge.json()).toEqual({
    error: 'Too large.',
    errors: [{ code: 'BODY_TOO_LARGE', message: 'Too large.' }],
  })
})

test('a body without a length is stopped at 64 KiB too', async () => {
  const { url, dataDirectory } = await startReceiver()
  const body = Buffer.from(paddedSubscription(LIMIT_BYTES + 1))
  const pieces = [body.subarray(0, 40_000), body.subarray(40_000)]
  const options = { method: 'POST', headers: urlencoded, pieces }
  const answer = await rawRequest(url, '/f/newsletter', options)
  expect(answer.status).toBe(413)
  expect(storedRows(dataDirectory)).toEqual([])
})

test('a visitor whose text is far too long still gets the reason', async () => {
  const { url } = await startReceiver()
  const fields = { email: 'a@b.example', comments: 'x'.repeat(700_000) }
  const answer = await postForm(`${url}/f/newsletter`, fields, { json: false })
  expect(answer.status).toBe(413)
  expect(await answer.text()).toContain('<li>Too large.</li>')
})

test('malformed and unsupported bodies are rejected as JSON; a body with the right boundary is read', async () => {
  const { url, dataDirectory } = await startReceiver()
  const post = (contentType: string, body: string) => {
    const headers = { ...JSON_ONLY, 'content-type': contentType }
    return fetch(`${url}/f/newsletter`, { method: 'POST', headers, body })
  }
  for (const [what, contentType, body, status] of [
    ['no boundary', 'multipart/form-data', 'x', 400],
    [
      'another boundary',
      BOUNDARY_TYPE,
      `--${BOUNDARY}x\r\n${EMAIL_PART}\r\n--${BOUNDARY}x--\r\n`,
      400,
    ],
    [
      'a boundary of one letter',
      'multipart/form-data; boundary=b',
      `--b\r\n${EMAIL_PART}\r\n--b--\r\n`,
      400,
    ],
    ['a form cut off in a value', BOUNDARY_TYPE, `--${BOUNDARY}\r\n${EMAIL_PART}`, 400],
    [
      'a form cut off before its end',
      BOUNDARY_TYPE,
      `--${BOUNDARY}\r\n${EMAIL_PART}\r\n--${BOUNDARY}`,
      400,
    ],
    ['a form cut off in a head', BOUNDARY_TYPE, `--${BOUNDARY}\r\nContent-Disp`, 400],
    ['an empty multipart form', BOUNDARY_TYPE, '', 400],
    ['broken JSON', 'application/json', '{"email":', 400],
    ['JSON that is a list', 'application/json', '["a@b.example"]', 400],
    ['JSON with a nested value', 'application/json', '{"email":{"a":1}}', 400],
    ['plain text', 'text/plain', 'email=a@b.example', 415],
    ['XML', 'application/xml', '<email/>', 415],
    ['an invalid type', 'form', 'email=a@b.example', 415],
  ] as const) {
    const answer = await post(contentType, body)
    expect(answer.status, what).toBe(status)
    expect(await answer.json(), what).toMatchObject({ errors: [{ code: expect.any(String) }] })
  }
  expect(storedRows(dataDirectory)).toEqual([])
  const right = await post(BOUNDARY_TYPE, `--${BOUNDARY}\r\n${EMAIL_PART}\r\n--${BOUNDARY}--\r\n`)
  expect(right.status).toBe(200)
  expect(storedRows(dataDirectory)).toMatchObject([{ email: 'a@b.example' }])
})

test('a body without a type is rejected, a missing body is an empty form', async () => {
  const { url } = await startReceiver()
  const post = { method: 'POST', headers: JSON_ONLY }
  const untyped = await rawRequest(url, '/f/newsletter', { ...post, pieces: ['email=a@b.example'] })
  expect(untyped.status).toBe(415)
  const none = { method: 'POST', headers: { ...JSON_ONLY, 'content-length': '0' } }
  expect((await rawRequest(url, '/f/newsletter', none)).status).toBe(422)
})

test('a file is rejected', async () => {
  const { url, dataDirectory } = await startReceiver()
  const body = new FormData()
  body.append('email', 'nora@northfold.example')
  body.append('picture', new Blob(['x']), 'x.png')
  const answer = await fetch(`${url}/f/newsletter`, { method: 'POST', headers: JSON_ONLY, body })
  expect(answer.status).toBe(415)
  expect(await answer.json()).toMatchObject({ errors: [{ code: 'NO_FILE_UPLOADS' }] })
  expect(storedRows(dataDirectory)).toEqual([])
})

test('forty fields are read, one more is too many', async () => {
  const { url } = await startReceiver()
  const fields = Array.from({ length: 39 }, (_, index): [string, string] => [`field-${index}`, 'x'])
  const forty: [string, string][] = [['email', 'nora@northfold.example'], ...fields]
  expect((await postForm(`${url}/f/newsletter`, forty)).status).toBe(200)
  const answer = await postForm(`${url}/f/newsletter`, [...forty, ['one-more', 'x']])
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ errors: [{ code: 'TOO_MANY_FIELDS' }] })
})

test('invalid UTF-8 is stored as readable text', async () => {
  const { url, dataDirectory } = await startReceiver()
  const body = 'email=nora@northfold.example&note=caf%E9%00%0D%0A'
  await fetch(`${url}/f/newsletter`, { method: 'POST', headers: urlencoded, body })
  const [row] = storedRows(dataDirectory)
  expect(JSON.parse(row?.extra_fields ?? '')).toEqual([['note', 'caf\uFFFD\n']])
})

const FORM_TYPE = 'Content-Type: application/x-www-form-urlencoded\r\n'

test('a form for an unknown address is rejected before the rest of it arrives', {
  tags: 'long',
}, async () => {
  const { url } = await startReceiver()
  const head = `Host: agency.example\r\n${FORM_TYPE}Content-Length: ${LIMIT_BYTES}\r\n\r\nemail=`
  for (const path of ['/no/such/form', '/nobody@agency.example']) {
    const { statuses } = await rawExchange(url, `POST ${path} HTTP/1.1\r\n${head}`, 1)
    expect(statuses, path).toEqual([404])
  }
})

/** Room for two forms of the largest size. */
const capacity = { ...DEFAULT_CAPACITY, bodyBytes: 2 * LIMIT_BYTES }
const HEAD = 'POST /f/newsletter HTTP/1.1\r\nHost: agency.example\r\nAccept: application/json\r\n'

test.for([
  ['of the largest size', `Content-Length: ${LIMIT_BYTES}\r\n\r\nemail=`],
  ['without a length', `Transfer-Encoding: chunked\r\n\r\n6\r\nemail=\r\n`],
])('while forms %s fill the memory, other forms get 503', async ([, rest]) => {
  const { url, dataDirectory } = await startReceiver({ capacity })
  const held = await openSockets(url, 2, HEAD + FORM_TYPE + rest)
  const post = () => postForm(`${url}/f/newsletter`, { email: 'nora@northfold.example' })
  await expect.poll(async () => (await post()).status).toBe(503)
  const rejected = await post()
  expect(rejected.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
  expect(await rejected.json()).toMatchObject({ error: 'Not stored. Try again.' })
  expect((await rawRequest(url, '/about')).status).toBe(200)

  const rows = storedRows(dataDirectory).length
  for (const socket of held) socket.destroy()
  await expect.poll(async () => (await post()).status).toBe(200)
  expect(storedRows(dataDirectory).length).toBeGreaterThanOrEqual(rows)
})

test('stored and rejected forms release their memory', async () => {
  const { url } = await startReceiver({ capacity })
  for (let round = 0; round < 5; round += 1) {
    const large = { email: `a${round}@b.example`, comments: 'x'.repeat(60_000) }
    expect((await postForm(`${url}/f/newsletter`, large)).status).toBe(200)
    expect((await postForm(`${url}/f/newsletter`, { email: '' })).status).toBe(422)
    const unreadable = { method: 'POST', headers: { ...JSON_ONLY, 'content-type': 'text/plain' } }
    const pieces = ['x'.repeat(60_000)]
    expect((await rawRequest(url, '/f/newsletter', { ...unreadable, pieces })).status).toBe(415)
  }
})
