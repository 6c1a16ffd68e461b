import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../../support/anyCharacter.ts'
import { goodMessage, postForm } from '../../support/receiver/requests.ts'
import { MAILBOX, startReceiver } from '../../support/receiver/startReceiver.ts'
import { noSource, storedRows } from '../../support/receiver/submissions.ts'
import { IS_LONG_ROUND } from '../../support/round.ts'

const SOURCE = {
  _page: '/services/seo',
  _referrer: 'search.example/find',
  _utm_source: 'newsletter',
  _utm_medium: 'email',
  _utm_campaign: 'Spring “sale”',
  _utm_term: 'roof repair',
  _utm_content: 'button',
}

test('a message and a subscription are stored with their source', async () => {
  const { url, dataDirectory } = await startReceiver()
  await postForm(`${url}/${MAILBOX}`, { ...goodMessage, ...SOURCE })
  await postForm(`${url}/f/newsletter`, { email: 'nora@northfold.example', ...SOURCE })
  const kept = {
    page: '/services/seo',
    referrer: 'search.example/find',
    utm_source: 'newsletter',
    utm_medium: 'email',
    utm_campaign: 'Spring “sale”',
    utm_term: 'roof repair',
    utm_content: 'button',
    extra_fields: '[]',
  }
  expect(storedRows(dataDirectory)).toMatchObject([kept, kept])
})

test('without JavaScript the Referer header gives the page, unless it is a page of another site', async () => {
  const { url, dataDirectory } = await startReceiver()
  const send = (email: string, referer: string) =>
    postForm(`${url}/f/newsletter`, { email }, { headers: { referer }, json: false })
  await send('first@northfold.example', `${url}/services/seo?utm_source=x#form`)
  await send('second@northfold.example', 'https://elsewhere.example/page')
  await send('third@northfold.example', 'no address')
  expect(storedRows(dataDirectory).map(({ page }) => page)).toEqual(['/services/seo', null, null])
})

test('a message that is sent again from another page is the same message', async () => {
  const { url, dataDirectory } = await startReceiver()
  await postForm(`${url}/${MAILBOX}`, { ...goodMessage, _page: '/contact' })
  await postForm(`${url}/${MAILBOX}`, { ...goodMessage, _page: '/about' })
  expect(storedRows(dataDirectory)).toMatchObject([{ page: '/contact' }])
})

test('an invalid source is left out, and the message is stored', async () => {
  const { url, dataDirectory } = await startReceiver()
  const sources = [
    ['_page', 'https://elsewhere.example/'],
    ['_page', '//elsewhere.example/'],
    ['_page', '\\\\elsewhere.example'],
    ['_page', 'contact'],
    ['_referrer', 'two words'],
    ['_referrer', '<script>'],
    ['_referrer', ''],
    ['_utm_source', ' \u0007\n\u202e '],
    ['_utm_other', 'x'],
  ] as const
  for (const [index, [field, value]] of sources.entries()) {
    const message = { ...goodMessage, name: `Visitor ${index}`, [field]: value }
    expect((await postForm(`${url}/${MAILBOX}`, message)).status, `${field} ${value}`).toBe(200)
  }
  expect(storedRows(dataDirectory)).toMatchObject(sources.map(() => noSource))
})

test('user names, passwords, queries and direction marks are removed; long words are cut', async () => {
  const { url, dataDirectory } = await startReceiver()
  await postForm(`${url}/${MAILBOX}`, [
    ...Object.entries(goodMessage),
    ['_page', '/contact?email=nora@northfold.example#form'],
    ['_page', '/second'],
    ['_referrer', 'nora:secret@search.example/find?q=illness#top'],
    ['_utm_campaign', 'a\nb\u202ec\u001b[2J'],
    ['_utm_term', 'x'.repeat(5_000)],
  ])
  const [{ utm_term, ...row } = { utm_term: null }] = storedRows(dataDirectory)
  expect(row).toMatchObject({
    page: '/contact',
    referrer: 'search.example/find',
    utm_campaign: 'a b c [2J',
  })
  expect(utm_term).toHaveLength(100)
})

test('whatever source a client sends, the message is stored and every value is one short line', async () => {
  const { url, dataDirectory } = await startReceiver()
  const text = fc.string({ unit: anyCharacter, maxLength: 400 })
  let sent = 0
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 7, maxLength: 7 }), async (values) => {
      sent += 1
      const source = Object.keys(SOURCE).map((name, index) => [name, values[index] ?? ''] as const)
      const message = { ...goodMessage, ...Object.fromEntries(source), subject: `Message ${sent}` }
      const answer = await fetch(`${url}/${MAILBOX}`, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: new URLSearchParams(message),
      })
      expect(answer.status).toBe(200)
    }),
    { numRuns: IS_LONG_ROUND ? 50 : 15 },
  )
  const rows = storedRows(dataDirectory)
  expect(rows).toHaveLength(sent)
  for (const row of rows) {
    for (const column of Object.keys(noSource) as (keyof typeof noSource)[]) {
      expect(row[column] ?? '-').toMatch(
        /^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]{1,300}$/u,
      )
    }
  }
})
