import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { DatabaseConfig } from '../../../core/database/connectDatabase.ts'
import { retryWhileBusy } from '../../../core/database/openSqlite.ts'
import { createOutboxWorker } from '../../../core/outbox/outboxWorker.ts'
import { RETRY_DELAYS_MS } from '../../../core/outbox/sender.ts'
import { articleMail } from '../../../core/subscribers/articleMail.ts'
import { MailingError } from '../../../core/subscribers/MailingError.ts'
import { queueMailing } from '../../../core/subscribers/mailings.ts'
import {
  readMailing,
  requireMail,
  sendToSubscribers,
  sendTrial,
} from '../../../core/subscribers/sendArticle.ts'
import { createSubscriberLinks } from '../../../core/subscribers/subscriberLinks.ts'
import { subscriberMailSenders } from '../../../core/subscribers/subscriberMail.ts'
import type { SubscribersTable } from '../../../core/subscribers/tables.ts'
import { openDatabase } from '../../../server/openDatabase.ts'
import { emptyDatabase, STORES } from '../../support/receiver/emptyDatabase.ts'
import { mailOptions, receiverOptions, silentLog } from '../../support/receiver/receiverOptions.ts'
import { NOW } from '../../support/receiver/runCommand.ts'
import {
  type MailStep,
  startMailServer,
  type TestMailServer,
} from '../../support/receiver/startMailServer.ts'
import { temporaryFolder } from '../../support/receiver/startReceiver.ts'

const MINUTE_MS = 60_000
const ARTICLE = '/why-forms-fail'
const TITLE = 'Why forms fail & how "they" are mended'

function subscriber(changes: Partial<SubscribersTable> = {}): SubscribersTable {
  return {
    id: 'subscriber-0',
    email: 'nora@northfold.example',
    state: 'confirmed',
    language: null,
    wording: '',
    signed_up_at: '2026-05-01T09:00:00.000Z',
    asked_at: '2026-05-01T09:00:00.000Z',
    confirmed_at: '2026-05-01T10:00:00.000Z',
    ended_at: null,
    ...changes,
  }
}

const FEED = `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
<title>All</title><item><title>${TITLE.replaceAll('&', '&amp;')}</title><link>https://agency.example${ARTICLE}</link>
<content:encoded>&lt;p&gt;A form asks &amp;amp; asks.&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;</content:encoded></item></channel></rss>`

/** A built site with one article, and a list of subscribers. */
async function startList(config: DatabaseConfig, subscribers: readonly SubscribersTable[]) {
  const server = await startMailServer()
  const siteDirectory = temporaryFolder()
  writeFileSync(join(siteDirectory, 'rss.xml'), FEED)
  const database = await openDatabase(config)
  onTestFinished(() => database.destroy())
  for (let start = 0; start < subscribers.length; start += 500) {
    await database
      .insertInto('subscribers')
      .values(subscribers.slice(start, start + 500))
      .execute()
  }
  const mail = mailOptions(server.smtp)
  const options = { ...receiverOptions, siteDirectory, mail }
  /** Sends an article as the studio does, on its own connection. */
  const send = async (address = ARTICLE) => {
    const own = await openDatabase(config)
    const mailing = await readMailing(address, options)
    const work = () => sendToSubscribers(own, options, mailing, NOW)
    return retryWhileBusy(work, 10_000).finally(() => own.destroy())
  }
  return { config, server, database, options, send }
}

/** A process that delivers, with its own clock. */
async function startDelivery(
  config: DatabaseConfig,
  { smtp }: Pick<TestMailServer, 'smtp'>,
  subscriberMailsPerMinute = 10_000,
) {
  let now = new Date('2026-11-21T12:00:00Z')
  const database = await openDatabase(config)
  const links = createSubscriberLinks('secret', receiverOptions.receiverUrl)
  const settings = { ...receiverOptions, database, links, mail: mailOptions(smtp) }
  const senders = subscriberMailSenders({ ...settings, subscriberMailsPerMinute, now: () => now })
  const worker = createOutboxWorker(senders, {
    database,
    log: silentLog,
    now: () => now,
    drainMs: 50,
  })
  const stop = async () => {
    await worker.stop()
    await database.destroy()
  }
  return {
    worker,
    stop,
    pass(ms: number) {
      now = new Date(now.getTime() + ms)
      worker.wake()
    },
  }
}

const addressed = ({ mails }: TestMailServer) => mails.flatMap(({ envelope }) => envelope).sort()

describe.for(STORES)('%s', (store) => {
  test('an article goes to every confirmed subscriber once, however often it is sent', async () => {
    const list = await startList(await emptyDatabase(store), [
      subscriber(),
      subscriber({ id: 'subscriber-1', email: 'pending@b.example', state: 'pending' }),
      subscriber({ id: 'subscriber-2', email: 'left@b.example', state: 'left' }),
      subscriber({ id: 'subscriber-3', email: 'bounced@b.example', state: 'bounced' }),
    ])
    expect(await list.send()).toEqual({ queued: 1, before: 0, minutes: 1 })
    const delivery = await startDelivery(list.config, list.server)
    delivery.pass(0)
    await expect.poll(() => list.server.mails.length).toBe(1)

    await list.database
      .updateTable('subscribers')
      .set({ state: 'confirmed' })
      .where('id', '=', 'subscriber-1')
      .execute()
    expect(await list.send()).toEqual({ queued: 1, before: 1, minutes: 1 })
    const whole = await list.send(`https://agency.example${ARTICLE}`)
    expect(whole).toEqual({ queued: 0, before: 2, minutes: 0 })
    delivery.pass(0)
    await expect.poll(() => list.server.mails.length).toBe(2)
    await delivery.stop()
    expect(addressed(list.server)).toEqual(['nora@northfold.example', 'pending@b.example'])
  })

  test('a subscriber who leaves before the mail is due gets none', async () => {
    const list = await startList(await emptyDatabase(store), [
      subscriber(),
      subscriber({ id: 'subscriber-1', email: 'other@b.example' }),
    ])
    await list.send()
    await list.database
      .updateTable('subscribers')
      .set({ state: 'left' })
      .where('id', '=', 'subscriber-0')
      .execute()
    const delivery = await startDelivery(list.config, list.server)
    delivery.pass(0)
    const waiting = () =>
      list.database.selectFrom('deliveries').select('id').where('state', '=', 'waiting').execute()
    await expect.poll(waiting).toEqual([])
    await delivery.stop()
    expect(addressed(list.server)).toEqual(['other@b.example'])
  })

  test('an article reaches everybody once, although processes stop midway and others take over', async () => {
    const subscribers = Array.from({ length: 60 }, (_, index) =>
      subscriber({ id: `subscriber-${index}`, email: `subscriber-${index}@b.example` }),
    )
    const list = await startList(await emptyDatabase(store), subscribers)
    await Promise.all([list.send(), list.send()])
    for (const enough of [10, 30]) {
      const dying = await startDelivery(list.config, list.server)
      dying.pass(0)
      await expect.poll(() => list.server.mails.length, { timeout: 20_000 }).toBeGreaterThan(enough)
      await dying.stop()
    }
    const others = await Promise.all([1, 2].map(() => startDelivery(list.config, list.server)))
    // Beyond the leases of the stopped processes.
    for (const { pass } of others) pass(6 * MINUTE_MS)
    await expect
      .poll(() => new Set(list.server.mails.map(({ messageId }) => messageId)).size, {
        timeout: 20_000,
      })
      .toBe(60)
    for (const { stop } of others) await stop()
    expect(new Set(addressed(list.server))).toEqual(new Set(subscribers.map(({ email }) => email)))
    // Only mails that were under way at one of the two stops may arrive twice, with the same Message-ID.
    expect(list.server.mails.length).toBeLessThanOrEqual(60 + 2 * 5)
  })

  test('an address that is permanently refused three times gets no more mail, unless the server refuses the sender', async () => {
    const list = await startList(await emptyDatabase(store), [subscriber()])
    const refusal = (words: string): MailStep => ({ at: 'recipient', code: 550, words })
    const state = async () =>
      (await list.database.selectFrom('subscribers').select('state').executeTakeFirst())?.state
    const refuseThrice = async (words: string) => {
      list.server.plan.push(refusal(words), refusal(words), refusal(words))
      const delivery = await startDelivery(list.config, list.server)
      const before = list.server.attempts()
      delivery.pass(0)
      for (const [index, delayMs] of RETRY_DELAYS_MS.slice(0, 3).entries()) {
        await expect.poll(() => list.server.attempts()).toBe(before + index + 1)
        await expect
          .poll(() =>
            list.database
              .selectFrom('deliveries')
              .select('id')
              .where('leased_until', 'is not', null)
              .execute(),
          )
          .toEqual([])
        delivery.pass(delayMs)
      }
      await delivery.stop()
    }
    await list.send()
    await refuseThrice('5.7.1 We take nothing from you')
    expect(await state()).toBe('confirmed')

    await list.database.deleteFrom('deliveries').execute()
    await list.send()
    await refuseThrice('5.1.1 No such user')
    expect(await state()).toBe('bounced')
    expect(await list.database.selectFrom('deliveries').selectAll().execute()).toEqual([])
  })
})

test('a subscriber gets the article as HTML and text, with the unsubscribe headers, and sees no other address', async () => {
  const list = await startList(await emptyDatabase('SQLite'), [subscriber()])
  await list.send()
  const delivery = await startDelivery(list.config, list.server)
  delivery.pass(0)
  await expect.poll(() => list.server.mails.length).toBe(1)
  await delivery.stop()
  const [mail] = list.server.mails
  expect(mail?.subject).toBe(TITLE)
  expect(mail?.to).toEqual([{ name: '', address: 'nora@northfold.example' }])
  expect(mail?.html).toContain('A form asks &amp; asks.')
  expect(mail?.html).not.toContain('script')
  expect(mail?.html).toContain('max-width:600px')
  expect(mail?.html).toContain('prefers-color-scheme: dark')
  expect(mail?.text).toContain('A form asks & asks.')
  expect(mail?.text).toContain(`Read it online: https://agency.example${ARTICLE}`)
  const leave = /https:\/\/agency\.example\/f\/leave\/\S+/
  expect(mail?.text).toMatch(leave)
  expect(mail?.raw).toMatch(/^List-Unsubscribe: <https:\/\/agency\.example\/f\/leave\/[^\s>]+>\r$/m)
  expect(mail?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
})

test('each subscriber gets their own link, in an article that arrives unchanged whatever its content', async () => {
  const subscribers = ['nora', 'kenji'].map((id) => subscriber({ id, email: `${id}@b.example` }))
  const list = await startList(await emptyDatabase('SQLite'), subscribers)
  const odd = ['a=b =3D ', '.', '', 'é語👩‍💻'.repeat(40), 'x'.repeat(400), 'https://leave.invalid/']
  const noteDown = (words: string) => {
    const url = `https://agency.example${ARTICLE}`
    const mailing = { url, title: TITLE, language: null, html: `<p>${words}</p>`, text: words }
    return queueMailing(list.database, mailing, 'agency.example', new Date('2026-11-21'))
  }
  await noteDown(odd.join('\n'))
  const delivery = await startDelivery(list.config, list.server)
  delivery.pass(0)
  await expect.poll(() => list.server.mails.length).toBe(2)
  const links = list.server.mails.map(({ html = '', text = '', raw }) => {
    expect(text).toContain(odd.join('\n'))
    expect(html).toContain(`<p>${odd.join('\n')}</p>`)
    const [, body = ''] = raw.split('\r\n--', 2)
    expect(Math.max(...body.split('\r\n').map(({ length }) => length))).toBeLessThanOrEqual(76)
    const inText = /Leave us: (\S+)$/.exec(text.trim())?.[1]
    const inHtml = /href="([^"]+)"[^>]*>Leave us</.exec(html)?.[1]
    expect(inHtml).toBe(inText)
    expect(raw).toContain(`List-Unsubscribe: <${inText}>\r\n`)
    return inText
  })
  expect(new Set(links).size).toBe(2)

  // After a change, the process that sent the former version sends the new one.
  await list.database.insertInto('subscribers').values(subscriber()).execute()
  await noteDown('Written anew.')
  delivery.pass(0)
  await expect.poll(() => list.server.mails.length).toBe(3)
  await delivery.stop()
  expect(list.server.mails[2]?.text).toContain('Written anew.')
})

test('a trial goes to the given address only, and queues nothing', async () => {
  const { server, database, options } = await startList(await emptyDatabase('SQLite'), [
    subscriber(),
  ])
  const mailing = await readMailing(ARTICLE, options)
  const send = () => sendTrial(database, options, mailing, 'me@agency.example', NOW)
  await send()
  expect(addressed(server)).toEqual(['me@agency.example'])
  expect(server.mails[0]?.subject).toBe(`Trial: ${TITLE}`)
  expect(await database.selectFrom('deliveries').selectAll().execute()).toEqual([])

  server.plan.push({ at: 'recipient', code: 550, words: '5.1.1 No such user' })
  const reason = 'the mail server rejected an address (EENVELOPE 550 5.1.1)'
  await expect(send()).rejects.toMatchObject({ fault: { kind: 'trial-refused', reason } })
})

test('no more mails are begun in a minute than the setting allows', async () => {
  const subscribers = Array.from({ length: 7 }, (_, index) =>
    subscriber({ id: `subscriber-${index}`, email: `subscriber-${index}@b.example` }),
  )
  const list = await startList(await emptyDatabase('SQLite'), subscribers)
  await list.send()
  const delivery = await startDelivery(list.config, list.server, 3)
  for (const sent of [3, 6, 7]) {
    delivery.pass(MINUTE_MS)
    await expect.poll(() => list.server.mails.length).toBe(sent)
  }
  await delivery.stop()
})

test('an article that cannot be sent is rejected with the reason', async () => {
  const { options } = await startList(await emptyDatabase('SQLite'), [])
  const refused = (address: string, changes: object = {}) =>
    expect(readMailing(address, { ...options, ...changes })).rejects
  const path = '/why-forms-fall'
  const siteDirectory = temporaryFolder()
  await refused(path).toMatchObject({ fault: { kind: 'no-article', path, paths: [ARTICLE] } })
  await refused(ARTICLE, { siteDirectory }).toMatchObject({
    fault: { kind: 'no-feed', siteDirectory },
  })
  await refused(ARTICLE, { siteDirectory: null }).toMatchObject({ fault: { kind: 'no-site' } })
  expect(() => requireMail({ ...options, mail: null })).toThrow(MailingError)
})

test('markup that mail programs do not support is removed, its words stay', () => {
  const article = `<h2 id="x">One &amp; two</h2><figure><figcaption>Costs</figcaption><section><table><thead><tr><th scope="col">A</th><th>B</th></tr></thead>
<tbody><tr><td onclick="x()">1</td><td colspan="2">£2</td></tr></tbody></table></section></figure>
<ol start="3"><li>Three <strong>times</strong></li><li><p>Four</p></li></ol><ul><li>Dot</li></ul><blockquote><p>Said so</p></blockquote>
<p>Caf&eacute; &hellip; &#x41;&#66; &unknown;</p><p>See <a href="https://b.example/?a=1&amp;b=2&copy=3">this</a>, <a href="javascript:alert(1)">that</a>.<br>End</p><img src="https://b.example/x.png" alt="A cat"><style>p{}</style><iframe src="https://b.example"></iframe>`
  const { html, text } = articleMail({ html: article, url: ARTICLE }, 'Go on')
  expect(html).not.toMatch(/section|script|iframe|onclick|id="|p\{\}/)
  expect(html).toMatch(/<td colspan="2" style="[^"]+">£2<\/td>/)
  expect(html).toContain('<a href="https://b.example/?a=1&amp;b=2&copy=3" style=')
  expect(text).toBe(
    `One & two

Costs
A | B
1 | £2

3. Three times
4. Four

- Dot

> Said so

Café … AB &unknown;

See this (https://b.example/?a=1&b=2&copy=3), that.
End

[A cat]`,
  )
})
