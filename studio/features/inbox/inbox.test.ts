import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import Fastify, { type FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { readBuiltContent } from '../../../content-model/readBuiltContent.ts'
import { SQLITE_FILE_NAME } from '../../../core/database/openSqlite.ts'
import type { DeliveriesTable } from '../../../core/outbox/tables.ts'
import type { SubmissionsTable } from '../../../core/submissions/tables.ts'
import type { SubscribersTable } from '../../../core/subscribers/tables.ts'
import { readConfig } from '../../../server/config.ts'
import { openDatabase } from '../../../server/openDatabase.ts'
import { describeProject } from '../../../server/project.ts'
import { TEST_CONTENT } from '../../../tests/support/content/testContent.ts'
import {
  emptyDatabase,
  STORES,
  type StoreName,
} from '../../../tests/support/receiver/emptyDatabase.ts'
import { temporaryFolder } from '../../../tests/support/receiver/startReceiver.ts'
import {
  fillDatabase,
  readDatabase,
  storedMail,
  storedMessage,
  storedWebhook,
} from '../../../tests/support/receiver/submissions.ts'
import { studioBundle } from '../../../tests/support/studio/studioBundle.ts'
import { testEditing } from '../../../tests/support/studio/testEditing.ts'
import { createLink, followLink } from '../../access/links.ts'
import { startSession } from '../../access/sessions.ts'
import { openAccess } from '../../access/tables.ts'
import type { Bundle } from '../../bundleStudio.ts'
import { History } from '../../content/editing/history.ts'
import type { Studio } from '../../context/Studio.ts'
import { addGuards } from '../../kit/addGuards.ts'
import { addPages } from '../../kit/addPages.ts'
import { FlashStore } from '../../kit/FlashStore.ts'
import { addFormBody } from '../../kit/requestBody.ts'
import { backups } from '../backups/feature.ts'
import { signIn } from '../signIn/feature.ts'
import { subscribers } from '../subscribers/feature.ts'
import { inbox } from './feature.ts'

const projectDirectory = join(import.meta.dirname, '../../..')

const numbered = (index: number) =>
  `${index.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`

/** Messages at intervals of one minute, the last one being the newest. */
const many = (count: number): SubmissionsTable[] =>
  Array.from({ length: count }, (_, index) =>
    storedMessage({
      id: numbered(index),
      email: `person${index}@northfold.example`,
      name: `Person ${index}`,
      received_at: new Date(Date.parse('2026-05-04T09:00:00Z') + index * 60_000).toISOString(),
    }),
  )

const storedSubscriber = (changes: Partial<SubscribersTable> = {}): SubscribersTable => ({
  id: numbered(7),
  email: 'subscriber@northfold.example',
  state: 'confirmed',
  language: null,
  wording: 'Letters / Yes',
  signed_up_at: '2026-05-04T09:00:00.000Z',
  asked_at: '2026-05-04T09:00:00.000Z',
  confirmed_at: '2026-05-04T10:00:00.000Z',
  ended_at: null,
  ...changes,
})

/** The text of a page, without tags. */
const wordsOf = (html: string) =>
  html
    .replace(/<head>.*?<\/head>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ')
/** The senders of the rows of a list. */
const sendersOf = (html: string) =>
  [...html.matchAll(/Select the message from ([^"]+)"/g)].map(([, name]) => name)
const linkNamed = (html: string, name: string) => {
  const link = new RegExp(`<a[^>]*href="([^"]+)"[^>]*>[^<]*${name}`).exec(html)?.[1]
  return link?.replaceAll('&amp;', '&')
}

/** No server listens there, so a reply stays queued. */
const WITH_MAIL = { SMTP_URL: 'smtp://127.0.0.1:9' }

const PORT = 4330
const HEADERS = { host: `127.0.0.1:${PORT}`, accept: 'text/html' }
const ORIGIN = `http://127.0.0.1:${PORT}`

let bundle: Bundle
beforeAll(async () => {
  bundle = await studioBundle()
}, 60_000)

/** Adds the inbox, and the features to which its pages link. */
async function addInbox(
  app: FastifyInstance,
  studio: Pick<Studio, 'projectDirectory' | 'contentDirectory' | 'config' | 'database'> &
    Partial<Studio>,
) {
  const whole = {
    ...describeProject(studio.config, studio, process.env),
    flash: new FlashStore(),
    ...studio,
  } satisfies Partial<Studio>
  for (const { addRoutes } of [inbox, subscribers, backups]) {
    await addRoutes(app, whole as Partial<Studio> as Studio)
  }
}

/** A studio with the inbox, and a database of its own. */
async function openInbox(
  store: StoreName,
  messages: SubmissionsTable[] = [],
  deliveries: DeliveriesTable[] = [],
  subscribers: SubscribersTable[] = [],
  contentDirectory = TEST_CONTENT,
  environment: Record<string, string> = {},
) {
  const stored = await emptyDatabase(store)
  await fillDatabase(stored, messages, deliveries)
  const database = await openDatabase(stored)
  if (subscribers.length > 0) await database.insertInto('subscribers').values(subscribers).execute()

  const app = Fastify()
  const place = { port: PORT, origin: undefined }
  addPages(app, bundle)
  addGuards(app, place)
  addFormBody(app)
  const config = { ...readConfig(environment, projectDirectory), ...stored }
  const audited: string[] = []
  const audit: Studio['audit'] = async ({ name }, action, about) => {
    audited.push([name, action, about].join(' '))
  }
  const folders = { projectDirectory: temporaryFolder(), contentDirectory }
  const editor = { contentDirectory, history: new History(contentDirectory, audit) }
  const access = await openAccess(database)
  await addInbox(app, { ...folders, config, database, audit, editor, access })
  onTestFinished(async () => {
    await app.close()
    await database.destroy()
  })

  async function get(url: string) {
    const { statusCode: status, headers, body: html } = await app.inject({ url, headers: HEADERS })
    return { status, headers, html }
  }
  async function post(
    url: string,
    fields: [string, string][],
    changed: Record<string, string> = {},
  ) {
    const type = 'application/x-www-form-urlencoded'
    const response = await app.inject({
      method: 'POST',
      url,
      headers: { ...HEADERS, origin: ORIGIN, 'content-type': type, ...changed },
      payload: String(new URLSearchParams(fields)),
    })
    const { statusCode: status, headers, body: html } = response
    return { status, location: String(headers.location ?? ''), html }
  }
  return {
    get,
    post,
    postNothing: (url: string) =>
      app.inject({ method: 'POST', url, headers: { ...HEADERS, origin: ORIGIN } }),
    /** Submits a form, and follows the redirect to the page with the flash message. */
    async act(path: string, fields: [string, string][] = []) {
      const { status, location, html } = await post(path, fields)
      expect(status, html).toBe(303)
      return wordsOf((await get(location)).html)
    },
    audited,
    dataDirectory: stored.dataDirectory,
    readAll: () => readDatabase(stored),
    readLog: () => database.selectFrom('access_log').selectAll().execute(),
  }
}

/** A copy of the tests' content, and the subject of a reply to one of its articles. */
async function copyContent() {
  const contentDirectory = join(temporaryFolder(), 'content')
  cpSync(TEST_CONTENT, contentDirectory, { recursive: true })
  const { posts, forms } = await readBuiltContent(contentDirectory)
  const [post] = posts
  if (!post) throw new Error('The tests’ content has articles.')
  const subject = forms.reply.subject.replace('{title}', () => post.title)
  return { contentDirectory, subject, link: post.link }
}

test('behind a proxy the log names the signed-in person', async () => {
  const origin = 'https://studio.example'
  const stored = await emptyDatabase('SQLite')
  const { id } = storedMessage()
  await fillDatabase(stored, [storedMessage()])
  const database = await openDatabase(stored)
  const store = await openAccess(database)
  const app = Fastify()
  onTestFinished(async () => {
    await app.close()
    await database.destroy()
  })
  const config = { ...readConfig({}, projectDirectory), ...stored }
  const audit = async () => {}
  const studio = {
    projectDirectory,
    contentDirectory: TEST_CONTENT,
    config,
    database,
    origin,
    audit,
    access: store,
  }
  addPages(app, bundle)
  addGuards(app, { port: PORT, origin })
  await signIn.addRoutes(app, studio as Partial<Studio> as Studio)
  await addInbox(app, { ...studio, editor: testEditing(TEST_CONTENT) })
  await app.ready()

  const token = await createLink(store, { kind: 'invitation', name: 'Ada', role: 'owner' })
  const key = { id: 'Ada', publicKey: 'public', counter: 0 }
  await followLink(store, token, { id: 'Ada', name: 'Ada', role: 'owner' }, key)
  const cookie = `__Host-studio=${await startSession(store, 'Ada')}`
  await app.inject({ url: `/inbox/${id}`, headers: { host: 'studio.example', cookie } })
  const log = await database.selectFrom('access_log').selectAll().execute()
  expect(log).toMatchObject([{ person: 'Ada', action: 'shown', submission_id: id }])
})

test('a reply can be approved as a comment below its article, and other messages cannot', async () => {
  const { contentDirectory, subject, link } = await copyContent()
  const reply = storedMessage({ subject, comments: 'Agreed.' })
  const other = storedMessage({ id: numbered(2) })
  const opened = await openInbox('SQLite', [reply, other], [], [], contentDirectory)
  const { get, post, act, audited } = opened
  const button = 'Show the reply below its article'
  expect((await get(`/inbox/${reply.id}`)).html).toContain(button)
  expect((await get(`/inbox/${other.id}`)).html).not.toContain(button)
  expect(await act(`/inbox/${reply.id}/approve`)).toContain('Publish the site to show it.')
  const { comments } = await readBuiltContent(contentDirectory)
  expect(comments.at(-1)).toMatchObject({ article: link, comment: 'Agreed.', name: reply.name })
  const refused = await post(`/inbox/${other.id}/approve`, [])
  expect(refused.status).toBe(409)
  expect(wordsOf(refused.html)).toContain('is not a reply to a published article')
  expect(audited).toEqual([
    expect.stringMatching(/^Owner approved a reply in .*\(content\/comments\.yaml\)$/),
  ])
})

test('a change waits while another program locks the database', async () => {
  const { id } = storedMessage()
  const { act, get, readAll, dataDirectory } = await openInbox('SQLite', [storedMessage()])
  const hold = () => {
    const other = new DatabaseSync(join(dataDirectory, SQLITE_FILE_NAME))
    other.exec('begin immediate')
    setTimeout(() => {
      other.exec('commit')
      other.close()
    }, 300)
  }
  hold()
  expect(await act(`/inbox/${id}/change`, [['person', 'Leila']])).toContain('Assigned to Leila.')
  expect((await readAll()).submissions).toMatchObject([{ assigned_to: 'Leila' }])
  hold()
  expect(JSON.parse((await get('/inbox/export?format=json')).html)).toHaveLength(1)
})

describe.for(STORES)('%s', (store) => {
  test('a page lists fifty messages, newest first, with links to newer and older ones', async () => {
    const { get } = await openInbox(store, many(120))
    const first = await get('/inbox')
    expect(sendersOf(first.html)[0]).toBe('Person 119')
    expect(sendersOf(first.html)).toHaveLength(50)
    expect(linkNamed(first.html, '← Newer')).toBeUndefined()
    const second = await get(linkNamed(first.html, 'Older') ?? '')
    expect(sendersOf(second.html).at(0)).toBe('Person 69')
    const third = await get(linkNamed(second.html, 'Older') ?? '')
    expect(sendersOf(third.html)).toHaveLength(20)
    expect(linkNamed(third.html, 'Older')).toBeUndefined()
    const back = await get(linkNamed(third.html, '← Newer') ?? '')
    expect(sendersOf(back.html)).toEqual(sendersOf(second.html))
    const start = await get(linkNamed(back.html, '← Newer') ?? '')
    expect(sendersOf(start.html)).toEqual(sendersOf(first.html))
  })

  test('spam has a folder of its own, which shows the reasons', async () => {
    const spam = storedMessage({
      id: numbered(2),
      name: 'Best Rank',
      status: 'spam',
      spam_signals: '[["honeypot",""]]',
    })
    const lead = storedMessage()
    const { get } = await openInbox(store, [lead, spam])
    const { html } = await get('/inbox')
    expect(sendersOf(html)).toEqual(['Nora Dunmore'])
    expect(wordsOf(html)).toMatch(/Leads 1 Sign-ups 0 Done 0 Spam 1/)
    const aside = await get(linkNamed(html, 'Spam') ?? '')
    expect(sendersOf(aside.html)).toEqual(['Best Rank'])
    expect(wordsOf(aside.html)).toContain('the hidden field is filled in')
    const opened = await get(`/inbox/${spam.id}`)
    expect(wordsOf(opened.html)).toMatch(/the hidden field is filled in .* Not spam/)
    expect(wordsOf((await get(`/inbox/${lead.id}`)).html)).not.toContain('Not spam')
  })

  test('filters select messages, stay in the form and apply to the export', async () => {
    const kenji = storedMessage({
      id: numbered(2),
      name: 'Kenji',
      email: 'kenji@mori.example',
      assigned_to: 'Leila',
      due_on: '2026-12-01',
      comments: 'A booking system.',
      received_at: '2026-06-01T12:00:00.000Z',
    })
    const dead = storedMail({ state: 'dead' })
    const { get, readLog } = await openInbox(store, [storedMessage(), kenji], [dead])
    for (const [query, senders] of [
      ['search=BOOKING+system', ['Kenji']],
      ['email=KENJI%40mori.example', ['Kenji']],
      ['assigned=Leila', ['Kenji']],
      ['due=2026-12-01', ['Kenji']],
      ['since=2026-05-20', ['Kenji']],
      ['until=2026-05-20', ['Nora Dunmore']],
      ['mail=dead', ['Nora Dunmore']],
      ['webhook=dead', []],
      ['form=newsletter', []],
    ] as const) {
      expect(sendersOf((await get(`/inbox?${query}`)).html), query).toEqual(senders)
    }
    const { html } = await get('/inbox?search=booking')
    expect(html).toMatch(/<input[^>]*value="booking"/)
    const exported = await get(linkNamed(html, 'JSON') ?? '')
    expect(JSON.parse(exported.html)).toMatchObject([{ email: kenji.email }])
    expect(exported.headers['content-disposition']).toContain('attachment')
    expect(await readLog()).toMatchObject([
      { submission_id: kenji.id, action: 'exported', person: 'Owner' },
    ])
  })

  test('a message page shows all its data, and the log names the reader', async () => {
    const nora = storedMessage({
      phone: '0113 496 0142',
      page: '/services/seo',
      utm_source: 'letter',
      extra_fields: '[["website","https://northfold.example"]]',
      spam_signals: '[["link","northfold.example"]]',
    })
    const { get, readAll } = await openInbox(
      store,
      [nora],
      [
        storedMail({ state: 'dead', attempts: 9, last_error: 'EAUTH 535' }),
        storedWebhook({ state: 'waiting', attempts: 2, last_error: 'status 500' }),
      ],
    )
    const words = wordsOf((await get(`/inbox/${nora.id.slice(1)}`)).html)
    for (const part of [
      'We need five pages. By June.',
      '0113 496 0142',
      '/services/seo',
      'letter',
      'website https://northfold.example',
      'Given up after 9 attempts. Last failure: EAUTH 535',
      'Waiting after 2 attempts, next at ',
      'Last failure: status 500',
      'a link: northfold.example (1)',
      'read by Owner',
      'Retry deliveries that were given up',
    ]) {
      expect(words).toContain(part)
    }
    const { submissions } = await readAll()
    expect(submissions[0]?.status).toBe('read')
  })

  test('markup and control characters of a visitor are neutralised on every page', async () => {
    const attack = '<script>alert(1)</script><img src=x onerror=alert(2)>"\'\u202e\u001b[2J'
    const message = storedMessage({
      name: attack,
      subject: attack,
      comments: attack,
      phone: attack,
      page: attack,
      referrer: attack,
      extra_fields: JSON.stringify([[attack, attack]]),
    })
    const { get, act } = await openInbox(store, [message])
    await act(`/inbox/${message.id}/change`, [['note', attack]])
    for (const path of [
      '/inbox',
      `/inbox/${message.id}`,
      `/inbox?search=${encodeURIComponent('<script>alert')}`,
    ]) {
      const { html, headers } = await get(path)
      for (const sign of ['<script>', '<img', '\u202e', '\u001b']) expect(html).not.toContain(sign)
      expect(html, path).toContain('&lt;script&gt;')
      expect(headers['content-security-policy']).toContain("default-src 'self'")
    }
  })

  test('one save changes state, person, due day and note, with a single log entry', async () => {
    const { id } = storedMessage()
    const { act, readAll, readLog } = await openInbox(store, [storedMessage()], [storedMail()])
    const change = (...fields: [string, string][]) => act(`/inbox/${id}/change`, fields)
    expect(
      await change(
        ['status', 'replied'],
        ['person', ' Leila\n '],
        ['day', '2026-12-01'],
        ['note', 'Rang back.\r\nWants an offer.'],
      ),
    ).toContain('Nora Dunmore: replied. Assigned to Leila. Due on 2026-12-01. Note added.')
    const { submissions, notes } = await readAll()
    expect(submissions).toMatchObject([
      { status: 'replied', assigned_to: 'Leila', due_on: '2026-12-01' },
    ])
    expect(notes).toMatchObject([{ author: 'Owner', note: 'Rang back.\nWants an offer.' }])
    expect(await readLog()).toMatchObject([{ action: 'changed', person: 'Owner' }])
    expect(await change(['status', 'replied'], ['person', 'Leila'], ['note', ' '])).toContain(
      'Nothing was changed.',
    )
    expect(await readLog()).toHaveLength(1)
    expect(await change(['person', ''])).toContain('Assigned to nobody.')
    expect(await change(['day', ''])).toContain('No due date.')
  })

  test('leads, sign-ups and done messages have separate folders, and a message links to its neighbours within the filter', async () => {
    const [first, second, third] = many(3) as [SubmissionsTable, SubmissionsTable, SubmissionsTable]
    const signUp = storedMessage({ id: numbered(9), form: 'newsletter', name: null })
    const { get, post, readAll } = await openInbox(store, [first, second, third, signUp])
    const { html } = await get('/inbox?search=person')
    expect(sendersOf(html)).toEqual(['Person 2', 'Person 1', 'Person 0'])
    expect(sendersOf((await get('/inbox?form=newsletter')).html)).toEqual([signUp.email])
    const message = await get(linkNamed(html, 'Person 1') ?? `/inbox/${second.id}?search=person`)
    const hrefs = [...message.html.matchAll(/href="([^"]+)"[^>]*rel="(prev|next)"/g)]
    expect(hrefs.map(([, href, rel]) => [href, rel])).toEqual([
      [`/inbox/${third.id}?search=person`, 'prev'],
      [`/inbox/${first.id}?search=person`, 'next'],
    ])
    const done = await post(`/inbox/${second.id}/change?search=person`, [['status', 'done']])
    expect(done.location).toMatch(new RegExp(`^/inbox/${first.id}\\?search=person&done=`))
    expect(wordsOf((await get(done.location)).html)).toContain('Person 1: done.')
    expect(sendersOf((await get('/inbox')).html)).toEqual(['Person 2', 'Person 0'])
    expect(sendersOf((await get('/inbox?status=done')).html)).toEqual(['Person 1'])
    const statuses = (await readAll()).submissions.map(({ status }) => status)
    expect(statuses).toEqual(['read', 'done', 'new', 'new'])
  })

  test('a reply is queued once however often it is submitted, marks the message as replied and appears on its page', async () => {
    const { id, email } = storedMessage()
    const opened = await openInbox(store, [storedMessage()], [], [], TEST_CONTENT, WITH_MAIL)
    const { get, post, act, readAll, readLog } = opened
    const { html } = await get(`/inbox/${id}`)
    const key = /name="key" value="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(html).toMatch(/name="subject"[^>]*value="Re: New website"/)
    const typed: [string, string][] = [
      ['key', key],
      ['subject', 'Re: New website'],
      ['text', 'We would.\r\n\r\nAda'],
    ]
    const begun = await post(`/inbox/${id}/reply`, [...typed, ['template', '0']])
    expect(begun.html).toMatch(
      /Dear Nora Dunmore,\n\n[^<]*of New website[^<]*\n\nWe would\.\n\nAda/,
    )
    expect((await readAll()).outbox).toEqual([])
    const said = await act(`/inbox/${id}/reply`, typed)
    expect(said).toContain(`Your reply to ${email} goes out within a minute.`)
    expect(said).toMatch(/Reply by Owner .* Waiting We would\. Ada/)
    await act(`/inbox/${id}/reply`, typed)
    const { submissions, outbox } = await readAll()
    expect(submissions).toMatchObject([{ status: 'replied' }])
    expect(outbox).toMatchObject([{ kind: 'reply', submission_id: id, state: 'waiting' }])
    expect((await readLog()).map(({ action }) => action).sort()).toEqual(['replied', 'shown'])
    expect(sendersOf((await get('/inbox?search=would')).html)).toEqual(['Nora Dunmore'])
    const blank = await post(`/inbox/${id}/reply`, [
      ['key', key],
      ['subject', 'Re'],
      ['text', ' '],
    ])
    expect(blank.status).toBe(400)
  })

  test('without mail, replying opens a mailto link that quotes the message', async () => {
    const { id, email } = storedMessage()
    const { get, post } = await openInbox(store, [storedMessage()])
    const { html } = await get(`/inbox/${id}`)
    const link = linkNamed(html, `Write to ${email}`) ?? ''
    expect(link).toMatch(/^mailto:nora@northfold\.example\?subject=Re%3A%20New%20website&body=/)
    expect(decodeURIComponent(link)).toContain('> We need five pages.\r\n> By June.')
    expect(wordsOf(html)).toContain('Mail is not set up here')
    const sent = await post(`/inbox/${id}/reply`, [
      ['key', id],
      ['subject', 'Re'],
      ['text', 'Words'],
    ])
    expect(sent.status).toBe(409)
  })

  test('marking a message as spam withdraws its queued mail, and dead deliveries can be retried', async () => {
    const [one, other] = many(2) as [SubmissionsTable, SubmissionsTable]
    const { act, readAll } = await openInbox(
      store,
      [one, other],
      [
        storedMail({ submission_id: one.id }),
        storedWebhook({ submission_id: other.id, state: 'dead' }),
      ],
    )
    expect(await act(`/inbox/${one.id}/change`, [['status', 'spam']])).toContain(
      '1 mail will not be sent.',
    )
    expect(await act(`/inbox/${other.id}/retry`)).toContain('1 webhook back in the queue.')
    expect((await readAll()).outbox).toMatchObject([
      { submission_id: other.id, state: 'waiting', attempts: 0 },
    ])
  })

  test('several messages can be marked at once, which leads back to the same list', async () => {
    const messages = many(60)
    const { get, post, act } = await openInbox(store, messages)
    const chosen = messages.slice(10).map(({ id }): [string, string] => ['id', id])
    const { location } = await post('/inbox/change?search=person', [...chosen, ['status', 'read']])
    expect(location).toMatch(/^\/inbox\?search=person&done=/)
    expect(wordsOf((await get(location)).html)).toContain('50 messages marked read.')
    const [first, second] = chosen.map((field) => [field])
    const assigned = [...(first ?? []), ...(second ?? []), ['person', 'Leila'], ['assign', 'yes']]
    expect(await act('/inbox/change', assigned as [string, string][])).toContain(
      '2 messages assigned to Leila.',
    )
    expect((await post('/inbox/change', [['status', 'read']])).html).toContain(
      'No message is selected.',
    )
  })

  test('a person is erased with every trace, after the page has listed the data and yes was typed', async () => {
    const { email } = storedMessage()
    const naming = storedMessage({
      id: numbered(2),
      email: 'kenji@mori.example',
      comments: `I know ${email}.`,
    })
    const { get, post, act, readAll, readLog } = await openInbox(
      store,
      [storedMessage(), naming],
      [storedMail()],
      [storedSubscriber({ email })],
    )
    const path = `/inbox/erase?email=${encodeURIComponent(email)}`
    const { html } = await get(path)
    const words = wordsOf(html)
    expect(words).toContain('To be erased: 1 message, no notes, 1 delivery in the outbox')
    expect(words).toContain('1 subscriber of the newsletter')
    expect(words).toContain(
      'This address also occurs in 1 message from other people, not erased here.',
    )
    expect(html).toContain('href="/inbox/00000000"')
    const unsure = await post('/inbox/erase', [
      ['email', email],
      ['sure', 'no'],
    ])
    expect(unsure.status).toBe(400)
    expect((await readAll()).submissions).toHaveLength(2)

    expect(
      await act('/inbox/erase', [
        ['email', email],
        ['sure', 'Yes'],
      ]),
    ).toContain('Erased: 1 message')
    const { submissions, outbox, subscribers } = await readAll()
    expect(submissions.map(({ id }) => id)).toEqual([naming.id])
    expect([...outbox, ...subscribers]).toEqual([])
    expect(
      (await readLog()).map(({ subject, action, person }) => [subject, action, person]),
    ).toEqual(
      expect.arrayContaining([
        ['message', 'erased', 'Owner'],
        ['subscriber', 'erased', 'Owner'],
      ]),
    )
    expect(wordsOf((await get('/inbox/log')).html)).toContain('Owner erased 1 message')
    const id = storedMessage().id
    const own = wordsOf((await get(`/inbox/log?id=${id.slice(-8)}`)).html)
    expect(own).toContain(`Owner erased message ${id}`)
    expect(own).not.toContain('subscriber 0')
    const each = wordsOf((await get('/inbox/log?each=yes')).html)
    expect(each).toContain(`Owner erased message ${id}`)
    expect(each).toContain(`Owner erased subscriber ${numbered(7)}`)
  })

  test('old messages are erased by age, form and state', async () => {
    const today = storedMessage({ id: numbered(3), received_at: new Date().toISOString() })
    const spam = storedMessage({ id: numbered(2), status: 'spam' })
    const { get, act, readAll } = await openInbox(store, [storedMessage(), spam, today])
    const query = 'older-than=1&status=spam&form='
    expect(wordsOf((await get(`/inbox/erase?${query}`)).html)).toContain('To be erased: 1 message')
    await act('/inbox/erase', [
      ['older-than', '1d'],
      ['status', 'spam'],
      ['sure', 'yes'],
    ])
    const { submissions } = await readAll()
    expect(submissions.map(({ id }) => id)).toEqual([today.id, storedMessage().id])
  })

  test('subscribers are listed by state, searched and exported', async () => {
    const quiet = { email: 'quiet@mori.example', state: 'pending', confirmed_at: null } as const
    const subscribers = [storedSubscriber(), storedSubscriber({ id: numbered(8), ...quiet })]
    const { get, readLog } = await openInbox(store, [], [], subscribers)
    const { html } = await get('/subscribers')
    expect(wordsOf(html)).toMatch(/All 2 Not confirmed 1 Confirmed 1 Unsubscribed 0 Bounced 0/)
    expect(wordsOf(html)).toContain('Mail is not set up here')
    const found = wordsOf((await get('/subscribers?search=MORI')).html)
    expect(found).toContain('quiet@mori.example')
    expect(found).not.toContain('subscriber@northfold.example')
    const csv = await get(linkNamed(html, 'CSV') ?? '')
    expect(csv.html).toContain('subscriber@northfold.example')
    expect(csv.html).not.toContain('quiet@mori.example')
    expect(await readLog()).toMatchObject([
      { subject: 'subscriber', submission_id: numbered(7), action: 'exported', person: 'Owner' },
    ])
  })

  test('a subscriber whose mail bounced is marked by address', async () => {
    const { get, post, act } = await openInbox(store, [], [], [storedSubscriber()])
    const words = await act('/subscribers/bounced', [['email', 'Subscriber@northfold.example']])
    expect(words).toContain('No more mail is sent to Subscriber@northfold.example.')
    expect(words).toContain('Bounced 1')
    const unknown = await post('/subscribers/bounced', [['email', 'nobody@b.example']])
    expect(unknown.status).toBe(409)
    expect(wordsOf(unknown.html)).toContain('No subscriber has the address "nobody@b.example".')
    expect((await get('/subscribers')).html).not.toContain('action="/inbox/retry"')
  })

  test('failed mail to subscribers is reported below their list, with a button that retries it', async () => {
    const about = { kind: 'article', submission_id: null, recipient: numbered(7) } as const
    const dead = storedMail({ ...about, state: 'dead', last_error: 'EENVELOPE 550' })
    const { get, act, readAll } = await openInbox(store, [], [dead], [storedSubscriber()])
    const { html } = await get('/subscribers')
    expect(wordsOf(html)).toContain(
      'Mail to subscribers: 0 waiting, 1 given up. Last failure: EENVELOPE 550.',
    )
    expect(html).toContain('action="/inbox/retry"')
    expect(await act('/inbox/retry')).toContain('1 mail back in the queue.')
    expect((await readAll()).outbox).toMatchObject([{ state: 'waiting' }])
  })

  test('an invalid address or filter gets a readable error', async () => {
    const { get } = await openInbox(store)
    for (const [path, status, words] of [
      ['/inbox/99999999', 404, 'No message has an id that ends with 99999999.'],
      ['/inbox/nothing', 400, '"nothing" is not an id.'],
      ['/inbox/log?id=nothing', 400, '"nothing" is not an id.'],
      ['/inbox?since=yesterday', 400, 'Since is "yesterday". Use a day such as 2026-11-21'],
      ['/inbox?status=lost', 400, 'State is "lost".'],
      ['/inbox?due=2026-02-31', 400, 'Due by is "2026-02-31".'],
      ['/inbox?before=1%27--', 400, 'There is no such page of the list.'],
      ['/inbox/export?format=xls', 400, 'Use one of csv, json.'],
      ['/inbox/erase?email=nobody', 400, '"nobody" is not an email address.'],
      ['/inbox/erase?older-than=soon', 400, 'Older than, in days is "soon".'],
      ['/subscribers?state=gone', 400, 'State is "gone".'],
    ] as const) {
      const answer = await get(path)
      expect(answer.status, path).toBe(status)
      expect(wordsOf(answer.html)).toContain(words)
    }
    const { html } = await get('/inbox?done=Call+this+number')
    expect(html).not.toContain('Call this number')
  })

  test('characters that a database cannot store are dropped, and requests that no form sends are rejected in plain words', async () => {
    const { id } = storedMessage()
    const { get, post, postNothing, act, readAll } = await openInbox(store, [storedMessage()])
    const path = `/inbox/${id}/change`
    expect((await get('/inbox?search=%00Nora%ED%A0%80')).status).toBe(200)
    await act(path, [['note', 'Rang\0 back.']])

    const long = await post(path, [['note', 'x'.repeat(5_000_000)]])
    expect(long.status).toBe(400)
    expect(wordsOf(long.html)).toContain('The note has 5,000,000 characters.')
    const longer = await post(path, [['note', 'x'.repeat(10_000_000)]])
    expect(longer.status).toBe(413)
    const types = ['application/json', 'text/plain', 'multipart/form-data; boundary=x']
    for (const type of types) {
      const answer = await post(path, [['status', 'spam']], { 'content-type': type })
      expect(answer.status, type).toBe(415)
    }
    const blank = await postNothing(path)
    expect(blank.statusCode).toBe(400)
    expect(wordsOf(blank.body)).toContain('State is "".')
    const foreign = await post(path, [['status', 'spam']], { origin: 'https://other.example' })
    expect(foreign.status).toBe(403)
    const { submissions, notes } = await readAll()
    expect(notes).toMatchObject([{ note: 'Rang back.' }])
    // The note has marked the message as read.
    expect(submissions[0]?.status).toBe('read')
  })
})
