import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { readBuiltContent } from '../../../../content-model/readBuiltContent.ts'
import type { DatabaseConfig } from '../../../../core/database/connectDatabase.ts'
import type { DeliveriesTable } from '../../../../core/outbox/tables.ts'
import { readProgress } from '../../../../core/subscribers/mailings.ts'
import type { SubscribersTable } from '../../../../core/subscribers/tables.ts'
import { RELEASES_FOLDER } from '../../../../server/site/releases.ts'
import { TEST_CONTENT } from '../../../../tests/support/content/testContent.ts'
import { emptyDatabase, STORES } from '../../../../tests/support/receiver/emptyDatabase.ts'
import { mailOptions } from '../../../../tests/support/receiver/receiverOptions.ts'
import { startMailServer } from '../../../../tests/support/receiver/startMailServer.ts'
import { openReceiver, temporaryFolder } from '../../../../tests/support/receiver/startReceiver.ts'
import { openStudio } from '../../../../tests/support/studio/openStudio.ts'
import { studioBundle } from '../../../../tests/support/studio/studioBundle.ts'
import type { Bundle } from '../../../bundleStudio.ts'
import { inbox } from '../../inbox/feature.ts'
import { subscribers } from '../feature.ts'

/** The feature that mails articles, and another one whose pages these tests open. */
const FEATURES = [subscribers, inbox]

let bundle: Bundle
beforeAll(async () => {
  bundle = await studioBundle()
}, 60_000)

const PATH = '/why-forms-fail'
const TITLE = 'Why forms fail & how "they" are mended'
const PAGE = `/subscribers/send?article=${encodeURIComponent(PATH)}`
const PROGRESS = PAGE.replace('?', '/progress?')
/** A polling page also has a link to itself. */
const LOOK_AGAIN = '>Refresh</a>'
const ME = 'me@agency.example'
const EVERYBODY = { article: PATH, sure: 'yes' }

const subscriber = (index: number, changes: Partial<SubscribersTable> = {}): SubscribersTable => ({
  id: `subscriber-${index}`,
  email: `subscriber-${index}@b.example`,
  state: 'confirmed',
  language: null,
  wording: '',
  signed_up_at: '2026-05-01T09:00:00.000Z',
  asked_at: '2026-05-01T09:00:00.000Z',
  confirmed_at: '2026-05-01T10:00:00.000Z',
  ended_at: null,
  ...changes,
})

/** A project with a published site that has one article. */
async function publishArticle(): Promise<string> {
  const { brand } = await readBuiltContent(TEST_CONTENT)
  const projectDirectory = temporaryFolder()
  const releases = join(projectDirectory, RELEASES_FOLDER)
  const id = '2026-11-22T21-14-05Z'
  mkdirSync(join(releases, id, 'site'), { recursive: true })
  symlinkSync(TEST_CONTENT, join(releases, id, 'content'))
  writeFileSync(join(releases, 'current'), id)
  const feed = `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
<title>All</title><item><title>${TITLE.replaceAll('&', '&amp;')}</title><link>${new URL(PATH, brand.url)}</link>
<content:encoded>&lt;p&gt;A form asks &amp;amp; asks.&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;</content:encoded></item></channel></rss>`
  writeFileSync(join(releases, id, 'site', 'rss.xml'), feed)
  return projectDirectory
}

/** A studio with subscribers and a real mail server. */
async function openMailings(stored: DatabaseConfig, subscribers: readonly SubscribersTable[]) {
  const server = await startMailServer()
  const studio = await openStudio(bundle, stored, FEATURES, {
    projectDirectory: await publishArticle(),
    settings: { mail: { smtp: server.smtp, from: null, to: [ME] } },
  })
  if (subscribers.length > 0)
    await studio.database.insertInto('subscribers').values(subscribers).execute()
  /** Starts a receiver with the studio's database, and a limit of mails per minute. */
  const startReceiver = (subscriberMailsPerMinute: number) =>
    openReceiver({ ...stored, mail: mailOptions(server.smtp), subscriberMailsPerMinute })
  return { ...studio, server, startReceiver }
}

describe.for(STORES)('%s', (store) => {
  test('a published article is tested and sent, by one receiver that is stopped and another that continues', async () => {
    const pending = subscriber(3, { state: 'pending', confirmed_at: null })
    const subscribers = [0, 1, 2].map((index) => subscriber(index))
    const { get, act, log, server, startReceiver, database } = await openMailings(
      await emptyDatabase(store),
      [...subscribers, pending],
    )
    expect((await get('/subscribers/send')).html).toContain(`href="${PAGE}"`)
    const before = await get(PAGE)
    expect(before.words).toContain('Confirmed subscribers who have not been sent it 3')
    expect(before.words).toContain(`Subject ${TITLE}`)
    expect(before.words).toContain('A form asks & asks.')

    const tried = await act('/subscribers/send/test', { article: PATH, email: ME })
    expect(tried.words).toContain(`Sent to ${ME}: “${TITLE}”.`)
    expect(server.mails.map(({ envelope }) => envelope)).toEqual([[ME]])
    expect(await database.selectFrom('deliveries').selectAll().execute()).toEqual([])

    const sent = await act('/subscribers/send', EVERYBODY)
    expect(sent.words).toContain('The receiver sends it to 3 subscribers, within 1 minute or so.')
    expect(sent.words).toContain('Sent 0 Waiting 3')

    const first = await startReceiver(2)
    await expect.poll(async () => (await get(PAGE)).words).toContain('Sent 2 Waiting 1')
    await first.stop()
    const second = await startReceiver(60)
    await expect.poll(async () => (await get(PAGE)).words).toContain('Sent 3 Waiting 0')
    await second.stop()
    const complete = await get(PROGRESS)
    expect(complete.words).toContain('No more mail is on its way.')
    expect(complete.html).not.toContain(LOOK_AGAIN)
    const addressed = server.mails.flatMap(({ envelope }) => envelope).sort()
    expect(addressed).toEqual([ME, ...subscribers.map(({ email }) => email)])
    expect(log).toEqual([`Owner sent a test mail ${PATH}`, `Owner sent an article ${PATH}`])
  })

  test('a second sending reaches only subscribers who have confirmed since', async () => {
    const stored = await emptyDatabase(store)
    const { get, act, database } = await openMailings(stored, [subscriber(0)])
    expect((await get(PROGRESS)).headers.location, 'before it is sent').toBe(PAGE)
    await act('/subscribers/send', EVERYBODY)
    const done = await get(PAGE)
    expect(done.words).toContain('It was sent to every confirmed subscriber.')
    expect(done.html).not.toContain('name="sure"')
    const again = await act('/subscribers/send', EVERYBODY)
    expect(again.words).toContain(
      'The receiver sends it to no subscribers. It was already queued for 1 subscriber.',
    )
    await database.insertInto('subscribers').values(subscriber(1)).execute()
    expect((await get(PAGE)).words).toContain('Type yes to send it to 1 subscriber.')
    expect((await act('/subscribers/send', EVERYBODY)).words).toContain('Sent 0 Waiting 2')
  })

  test('the page counts mails that are retried, dead, or refused for good', async () => {
    const subscribers = [
      ...[0, 1, 2, 3].map((index) => subscriber(index)),
      subscriber(4, { state: 'bounced', ended_at: '2099-01-01T00:00:00.000Z' }),
      subscriber(5, { state: 'bounced', ended_at: '2026-01-01T00:00:00.000Z' }),
    ]
    const { act, database, get } = await openMailings(await emptyDatabase(store), subscribers)
    const sent = await act('/subscribers/send', EVERYBODY)
    expect(sent.html).toContain(LOOK_AGAIN)
    const settle = (index: number, changes: Partial<DeliveriesTable>) =>
      database
        .updateTable('deliveries')
        .set(changes)
        .where('recipient', '=', `subscriber-${index}`)
        .execute()
    await settle(0, { state: 'sent', attempts: 1 })
    await settle(1, { attempts: 2 })
    await settle(2, { state: 'dead', attempts: 9 })
    for (const { words } of [await get(PAGE), await get(PROGRESS)]) {
      expect(words).toContain(
        'Sent 1 Waiting 1 Not accepted yet, retrying 1 Given up 1 Bounced since 1',
      )
    }
    await settle(3, { state: 'sent', attempts: 1 })
    expect((await get(PROGRESS)).html, 'while one is tried again').toContain(LOOK_AGAIN)
    expect((await get(PAGE)).html, 'on a page with form fields').not.toContain(LOOK_AGAIN)
    expect(await readProgress(database, { url: 'https://agency.example/other' })).toBeNull()
  })
})

test('the mail is shown in a frame that runs no scripts, without the unsubscribe link of a subscriber', async () => {
  const { get } = await openMailings(await emptyDatabase('SQLite'), [subscriber(0)])
  const { html } = await get(PAGE)
  const frame = /<iframe[^>]*src="([^"]+)"[^>]*>/.exec(html)
  expect(frame?.[0]).toContain('sandbox=""')
  const mail = await get(frame?.[1]?.replaceAll('&amp;', '&') ?? '')
  expect(mail.headers['content-security-policy']).toMatch(/default-src 'none'.*; sandbox/)
  expect(mail.headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(mail.headers['x-frame-options']).toBe('SAMEORIGIN')
  expect(mail.html).toContain('A form asks &amp; asks.')
  expect(mail.html).not.toContain('<script')
  expect(mail.html).not.toContain('subscriber-0')
})

test('an invalid mailing gets a readable error, and nobody is mailed', async () => {
  const { post, get, database, server, log } = await openMailings(await emptyDatabase('SQLite'), [
    subscriber(0),
  ])
  const unsure = await post('/subscribers/send', { article: PATH, sure: 'perhaps' })
  expect(unsure.status).toBe(400)
  expect(unsure.words).toContain('Nothing was sent: you have not typed yes.')
  const unknown = await post('/subscribers/send', { article: '/why-forms-fall', sure: 'yes' })
  expect(unknown.status).toBe(409)
  expect(unknown.words).toContain(`Did you mean ${PATH}?`)
  const nobody = await post('/subscribers/send/test', {
    article: PATH,
    email: 'me\r\nBcc: all@b.example',
  })
  expect(nobody.status).toBe(400)
  expect(nobody.words).toContain('is not an email address. Use one such as')
  expect((await get('/subscribers/send/mail?article=/nothing')).status).toBe(409)
  server.plan.push({ at: 'recipient', code: 550, words: '5.1.1 No such user' })
  const refused = await post('/subscribers/send/test', { article: PATH, email: ME })
  expect(refused.words).toContain(
    'The test mail was not sent: the mail server rejected an address (EENVELOPE 550 5.1.1).',
  )
  expect(server.mails).toEqual([])
  expect(await database.selectFrom('deliveries').selectAll().execute()).toEqual([])
  expect(log).toEqual([])
})

test('the page says if mail is not configured or nothing was built', async () => {
  const stored = await emptyDatabase('SQLite')
  const unconfigured = await openStudio(bundle, stored, FEATURES)
  expect((await unconfigured.get('/subscribers/send')).words).toContain(
    'Ask the person who runs the studio.',
  )
  const { smtp } = await startMailServer()
  const settings = { mail: { smtp, from: null, to: [ME] } }
  const unbuilt = await openStudio(bundle, stored, FEATURES, { settings })
  expect((await unbuilt.get('/subscribers/send')).words).toContain('no feed that can be read')
})
