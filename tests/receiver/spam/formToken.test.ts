import { expect, test } from 'vitest'
import { readSignals } from '../../../core/spam/signals.ts'
import { goodMessage, postForm } from '../../support/receiver/requests.ts'
import { MAILBOX, startReceiver } from '../../support/receiver/startReceiver.ts'
import { storedRows } from '../../support/receiver/submissions.ts'

const START_MS = Date.parse('2026-05-04T09:00:00Z')

/** A receiver with a clock that the test sets, in seconds from the start. */
async function startClocked(changes: Parameters<typeof startReceiver>[0] = {}) {
  let seconds = 0
  const now = () => new Date(START_MS + seconds * 1000)
  const receiver = await startReceiver({ now, ...changes })
  return {
    ...receiver,
    setSeconds: (value: number) => {
      seconds = value
    },
  }
}

const askToken = async (url: string) => (await fetch(`${url}/f/token`)).text()

/** The status and the signals of each stored message, in the order of arrival. */
const judged = (dataDirectory: string) =>
  storedRows(dataDirectory).map(({ status, spam_signals }) => [
    status,
    readSignals(spam_signals).map(([name]) => name),
  ])

test('a message with a token of 30 seconds gives no signal', async () => {
  const { url, dataDirectory, setSeconds } = await startClocked()
  const _token = await askToken(url)
  setSeconds(30)
  const answer = await postForm(`${url}/${MAILBOX}`, { ...goodMessage, _token })
  expect(await answer.json()).toEqual({ success: 'true', message: 'Message kept.' })
  expect(judged(dataDirectory)).toEqual([['new', []]])
})

test('no message is spam merely because it comes without JavaScript, fast, late or with a forged token', async () => {
  const { url, dataDirectory, setSeconds } = await startClocked()
  const token = await askToken(url)
  const send = (subject: string, _token: string) =>
    postForm(`${url}/${MAILBOX}`, { ...goodMessage, subject, _token, _honey: '' }, { json: false })
  await send('without script', '')
  setSeconds(1)
  await send('fast', token)
  setSeconds(2)
  await send('again', token)
  setSeconds(3)
  await send('forged', 'x'.repeat(40))
  setSeconds(100_000)
  await send('slow', token)
  expect(judged(dataDirectory)).toEqual([
    ['new', ['no-token']],
    ['new', ['early-token']],
    ['new', ['used-token']],
    ['new', ['forged-token']],
    ['new', ['old-token', 'used-token']],
  ])
})

test('a form that a proxy sends twice with one token is one message', async () => {
  const { url, dataDirectory, setSeconds } = await startClocked()
  const _token = await askToken(url)
  setSeconds(30)
  for (const _again of [1, 2]) await postForm(`${url}/${MAILBOX}`, { ...goodMessage, _token })
  expect(judged(dataDirectory)).toEqual([['new', []]])
})

test('a subscription has a token too', async () => {
  const { url, dataDirectory, setSeconds } = await startClocked()
  const _token = await askToken(url)
  setSeconds(30)
  await postForm(`${url}/f/newsletter`, { email: 'nora@northfold.example', _token })
  await postForm(`${url}/f/newsletter`, { email: 'kenji@mori.example', _token })
  expect(judged(dataDirectory)).toEqual([
    ['new', []],
    ['new', ['used-token']],
  ])
})

test('a token is fresh, is not cached, and can be read only by scripts of allowed sites', async () => {
  const { url } = await startReceiver({ allowedOrigins: ['https://staging.agency.example'] })
  const ask = (origin: string) => fetch(`${url}/f/token`, { headers: { origin } })
  const allowed = await ask('https://staging.agency.example')
  expect(allowed.headers.get('cache-control')).toBe('no-store')
  expect(allowed.headers.get('access-control-allow-origin')).toBe('https://staging.agency.example')
  expect(allowed.headers.get('vary')).toContain('origin')
  const stranger = await ask('https://elsewhere.example')
  expect(stranger.headers.get('access-control-allow-origin')).toBeNull()
  expect(await stranger.text()).not.toBe(await allowed.text())
})

test('requests for tokens do not count towards the rate limit', async () => {
  const { url } = await startReceiver({ rateLimitPerMinute: 2, trustedProxies: ['127.0.0.1'] })
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  for (let asked = 0; asked < 10; asked += 1) await fetch(`${url}/f/token`, { headers })
  const send = (subject: string) =>
    postForm(`${url}/${MAILBOX}`, { ...goodMessage, subject }, { headers })
  expect([(await send('one')).status, (await send('two')).status]).toEqual([200, 200])
  expect((await send('three')).status).toBe(429)
})

test('a receiver recognises its tokens after a restart', async () => {
  const first = await startClocked()
  const _token = await askToken(first.url)
  const { dataDirectory } = first
  const second = await startClocked({ dataDirectory })
  second.setSeconds(30)
  await postForm(`${second.url}/${MAILBOX}`, { ...goodMessage, _token })
  expect(judged(dataDirectory)).toEqual([['new', []]])
})
