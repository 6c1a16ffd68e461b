import { describe, expect, onTestFinished, test } from 'vitest'
import type { DatabaseConfig } from '../../../core/database/connectDatabase.ts'
import { createStorage } from '../../../core/submissions/submissionStore.ts'
import { openDatabase } from '../../../server/openDatabase.ts'
import { emptyDatabase, STORES } from '../../support/receiver/emptyDatabase.ts'
import {
  MAIL_CHANNELS,
  mailOptions,
  receiverOptions,
  silentLog,
  storing,
} from '../../support/receiver/receiverOptions.ts'
import { postForm } from '../../support/receiver/requests.ts'
import { startMailServer } from '../../support/receiver/startMailServer.ts'
import { startReceiver } from '../../support/receiver/startReceiver.ts'
import { exampleSubscription, readDatabase } from '../../support/receiver/submissions.ts'

const EMAIL = 'nora@northfold.example'
const DAY_MS = 24 * 60 * 60 * 1000
const SUBJECT = receiverOptions.copy.subscribers.asking.subject

/** A receiver that sends mail, with a clock that stands still until it is set. */
async function startNewsletter(config: DatabaseConfig) {
  const server = await startMailServer()
  let now = new Date('2026-05-04T09:00:00Z')
  const receiver = await startReceiver({
    ...config,
    mail: mailOptions(server.smtp),
    now: () => now,
  })
  const asking = () => server.mails.filter(({ subject }) => subject === SUBJECT)
  return {
    ...receiver,
    server,
    asking,
    signUp: (email = EMAIL, more = {}) =>
      postForm(`${receiver.url}/f/newsletter`, { email, ...more }),
    pass(ms: number) {
      now = new Date(now.getTime() + ms)
    },
    /** The links of the latest confirmation mail, as URLs of the test receiver. */
    async links(count = 1) {
      await expect.poll(() => asking().length).toBe(count)
      const { text = '', headers } = asking().at(-1) ?? { headers: [] }
      const leave = headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
      return {
        confirm: receiver.url + pathIn(text),
        leave: receiver.url + pathIn(leave),
      }
    },
    subscribers: async () => (await readDatabase(config)).subscribers,
  }
}

function pathIn(text: string): string {
  return /https:\/\/agency\.example(\/f\/[^\s>]+)/.exec(text)?.[1] ?? ''
}

const press = (url: string) => fetch(url, { method: 'POST', body: new URLSearchParams() })

describe.for(STORES)('%s', (store) => {
  test('a subscriber is pending until the button behind the mail’s link is pressed', async () => {
    const newsletter = await startNewsletter(await emptyDatabase(store))
    await newsletter.signUp()
    const { confirm } = await newsletter.links()
    expect(await newsletter.subscribers()).toMatchObject([
      {
        email: EMAIL,
        state: 'pending',
        wording: receiverOptions.newsletterWording,
        signed_up_at: '2026-05-04T09:00:00.000Z',
        confirmed_at: null,
      },
    ])
    const page = await fetch(confirm)
    expect(page.status).toBe(200)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(await page.text()).toContain('<button>Confirm</button>')
    // A security scanner may have opened the link; that confirms nobody.
    expect(await newsletter.subscribers()).toMatchObject([{ state: 'pending' }])

    newsletter.pass(DAY_MS)
    const answer = await press(confirm)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('<h1>Subscribed</h1>')
    expect(await newsletter.subscribers()).toMatchObject([
      { state: 'confirmed', confirmed_at: '2026-05-05T09:00:00.000Z' },
    ])
    expect((await press(confirm)).status).toBe(200)
    expect(await newsletter.subscribers()).toMatchObject([
      { confirmed_at: '2026-05-05T09:00:00.000Z' },
    ])
  })

  test('a thousand sign-ups for one address, in any capitals, send it one confirmation mail a day', async () => {
    const database = await openDatabase(await emptyDatabase(store))
    const storage = createStorage(database, storing(MAIL_CHANNELS), silentLog)
    onTestFinished(() => storage.close())
    const start = Date.parse('2026-05-04T09:00:00Z')
    const signUp = (index: number, afterMs: number) => {
      const email = index % 2 ? EMAIL : EMAIL.toUpperCase()
      const extraFields: [string, string][] = [['index', String(index)]]
      return storage.save({ ...exampleSubscription, email, extraFields }, new Date(start + afterMs))
    }
    const asked = () =>
      database.selectFrom('deliveries').select('id').where('kind', '=', 'confirmation').execute()
    await Promise.all(Array.from({ length: 1_000 }, (_, index) => signUp(index, index)))
    await signUp(1_000, DAY_MS)
    expect(await asked()).toHaveLength(1)
    expect(await database.selectFrom('subscribers').select('id').execute()).toHaveLength(1)
    await signUp(1_001, DAY_MS + 1_001)
    expect(await asked()).toHaveLength(2)
    // A clock that was years ahead and set back does not silence an address.
    await signUp(1_002, 9_999 * DAY_MS)
    await signUp(1_003, 3 * DAY_MS)
    expect(await asked()).toHaveLength(4)
  })

  test('a subscriber who left is asked again after a new sign-up, and the old link confirms nobody', async () => {
    const newsletter = await startNewsletter(await emptyDatabase(store))
    await newsletter.signUp()
    const { confirm, leave } = await newsletter.links()
    await press(confirm)
    expect((await press(leave)).status).toBe(200)
    const again = await press(confirm)
    expect(again.status).toBe(410)
    expect(await again.text()).toContain('<h1>You have left</h1>')
    expect(await newsletter.subscribers()).toMatchObject([{ state: 'left' }])

    newsletter.pass(2 * DAY_MS)
    await newsletter.signUp()
    await press((await newsletter.links(2)).confirm)
    expect(await newsletter.subscribers()).toMatchObject([{ state: 'confirmed' }])
    newsletter.pass(2 * DAY_MS)
    // Signing up a confirmed address again changes nothing.
    await newsletter.signUp()
    await newsletter.signUp('someone@else.example')
    await newsletter.links(3)
    expect((await newsletter.subscribers()).map(({ state }) => state)).toEqual([
      'confirmed',
      'pending',
    ])
  })

  test('a link that no longer applies shows the current state without a button', async () => {
    const config = await emptyDatabase(store)
    const newsletter = await startNewsletter(config)
    await newsletter.signUp()
    const { confirm, leave } = await newsletter.links()
    const pages = async (link: string) => {
      const answers = [await fetch(link), await press(link)]
      return Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]))
    }
    const tellBoth = (status: number, heading: string) => {
      const page = [status, expect.stringMatching(`<h1>${heading}</h1>(?![\\s\\S]*<button>)`)]
      return [page, page]
    }
    await press(confirm)
    expect(await pages(confirm)).toEqual(tellBoth(200, 'Subscribed'))
    await press(leave)
    expect(await pages(confirm)).toEqual(tellBoth(410, 'You have left'))
    expect(await pages(leave)).toEqual(tellBoth(200, 'You have left'))

    const database = await openDatabase(config)
    onTestFinished(() => database.destroy())
    await database.updateTable('subscribers').set({ state: 'bounced' }).execute()
    expect(await pages(confirm)).toEqual(tellBoth(410, 'Refused'))
    expect(await (await fetch(leave)).text()).toContain('<button>Leave now</button>')

    await database.deleteFrom('subscribers').execute()
    await newsletter.signUp('someone@else.example')
    expect(await pages(confirm)).toEqual(tellBoth(410, 'Erased'))
    expect(await pages(leave)).toEqual(tellBoth(200, 'Erased'))
    expect(await newsletter.subscribers()).toMatchObject([{ state: 'pending' }])
  })

  test('a link that was altered, is older than 30 days or is for another purpose changes nothing', async () => {
    const newsletter = await startNewsletter(await emptyDatabase(store))
    await newsletter.signUp()
    const { confirm, leave } = await newsletter.links()
    const token = confirm.split('/').at(-1) ?? ''
    const [id, time, signature] = token.split('.')
    const { url } = newsletter
    const forged = [
      `${url}/f/confirm/${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      `${url}/f/confirm/${id}.${time}`,
      `${url}/f/confirm/${id?.replace(/^./, (sign) => (sign === 'a' ? 'b' : 'a'))}.${time}.${signature}`,
      `${url}/f/confirm/${id}.zzzzzzzz.${signature}`,
      `${url}/f/leave/${token}`,
      leave.replace('/leave/', '/confirm/'),
      `${url}/f/confirm/%00`,
    ]
    for (const address of forged) {
      for (const answer of [await fetch(address), await press(address)]) {
        expect(answer.status).toBe(410)
        expect(await answer.text()).toContain('Nothing was changed.')
      }
    }
    newsletter.pass(30 * DAY_MS + 1)
    expect((await fetch(confirm)).status).toBe(410)
    expect((await press(confirm)).status).toBe(410)
    expect(await newsletter.subscribers()).toMatchObject([{ state: 'pending' }])
    // Unsubscribe links do not expire.
    expect((await press(leave)).status).toBe(200)
    expect(await newsletter.subscribers()).toMatchObject([{ state: 'left' }])
  })

  test('a link works with a character that a mail program has added to it', async () => {
    const newsletter = await startNewsletter(await emptyDatabase(store))
    await newsletter.signUp()
    const { confirm, leave } = await newsletter.links()
    for (const sign of [')', '%3E', ',', '/', '.', '"', '%C2%A0', '&gt;', '.%20Thanks']) {
      for (const link of [confirm, leave]) {
        const page = await fetch(link + sign)
        const action = /<form method="post" action="([^"]*)"/.exec(await page.text())?.[1]
        const pressed = await fetch(new URL(action ?? 'none', link), { method: 'HEAD' })
        expect.soft([sign, page.status, pressed.status]).toEqual([sign, 200, 200])
      }
    }
    await press(`${confirm})`)
    expect(await newsletter.subscribers()).toMatchObject([{ state: 'confirmed' }])
    await press(`${leave}/`)
    expect(await newsletter.subscribers()).toMatchObject([{ state: 'left' }])
  })

  test('links of one instance work at another', async () => {
    const config = await emptyDatabase(store)
    const newsletter = await startNewsletter(config)
    await newsletter.signUp()
    const { confirm } = await newsletter.links()
    const other = await startNewsletter(config)
    expect((await press(other.url + new URL(confirm).pathname)).status).toBe(200)
    expect(await newsletter.subscribers()).toMatchObject([{ state: 'confirmed' }])
  })

  test('spam adds no subscriber', async () => {
    const newsletter = await startNewsletter(await emptyDatabase(store))
    await newsletter.signUp(EMAIL, { _gotcha: 'x' })
    expect(await newsletter.subscribers()).toEqual([])
    expect(newsletter.server.attempts()).toBe(0)
  })
})

test('without mail subscribers stay pending, and nothing else changes', async () => {
  const config = await emptyDatabase('SQLite')
  const { url } = await startReceiver(config)
  const answer = await postForm(`${url}/f/newsletter`, { email: EMAIL })
  expect(await answer.json()).toEqual({ ok: true, next: '/thank-you' })
  const { subscribers, outbox } = await readDatabase(config)
  expect(subscribers).toMatchObject([{ state: 'pending', asked_at: null }])
  expect(outbox).toEqual([])
})

test('the confirmation mail holds fixed words, no word of the visitor, and the unsubscribe headers', async () => {
  const newsletter = await startNewsletter(await emptyDatabase('SQLite'))
  await newsletter.signUp(EMAIL, { name: 'Buy cheap pills', website: 'https://spam.example' })
  const { leave } = await newsletter.links()
  const [mail] = newsletter.asking()
  expect(mail?.envelope).toEqual([EMAIL])
  expect(mail?.from).toEqual({ name: 'Test agency', address: 'forms@agency.example' })
  expect(mail?.raw).not.toMatch(/pills|spam\.example/)
  expect(mail?.raw).toMatch(/^List-Unsubscribe: <https:\/\/agency\.example\/f\/leave\/[^\s>]+>\r$/m)
  expect(mail?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  expect(mail?.html).toContain('Yes, it is me')
  expect(leave).toMatch(/^http/)
})

test.for([
  ['urlencoded', () => new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
  [
    'multipart',
    () => {
      const form = new FormData()
      form.append('List-Unsubscribe', 'One-Click')
      return form
    },
  ],
] as const)('a mail program unsubscribes with one POST, %s', async ([, body]) => {
  const newsletter = await startNewsletter(await emptyDatabase('SQLite'))
  await newsletter.signUp()
  const { confirm, leave } = await newsletter.links()
  await press(confirm)
  const page = await fetch(leave)
  expect(await page.text()).toContain('<button>Leave now</button>')
  expect(await newsletter.subscribers()).toMatchObject([{ state: 'confirmed' }])
  const answer = await fetch(leave, { method: 'POST', body: body(), redirect: 'manual' })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('<h1>You have left</h1>')
  expect(await newsletter.subscribers()).toMatchObject([{ state: 'left' }])
})
