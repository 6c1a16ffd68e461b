import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import Fastify from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { DatabaseConfig } from '../../../core/database/connectDatabase.ts'
import { SQLITE_FILE_NAME } from '../../../core/database/openSqlite.ts'
import { readConfig } from '../../../server/config.ts'
import { openDatabase } from '../../../server/openDatabase.ts'
import { describeProject } from '../../../server/project.ts'
import { TEST_CONTENT } from '../../../tests/support/content/testContent.ts'
import { emptyDatabase, STORES } from '../../../tests/support/receiver/emptyDatabase.ts'
import { startMailServer } from '../../../tests/support/receiver/startMailServer.ts'
import { listAudit, recordAudit } from '../../access/audit.ts'
import { createLink, findLink, followLink } from '../../access/links.ts'
import { listPeople } from '../../access/people.ts'
import { startSession } from '../../access/sessions.ts'
import { openAccess } from '../../access/tables.ts'
import type { Studio } from '../../context/Studio.ts'
import { addGuards } from '../../kit/addGuards.ts'
import { addPages } from '../../kit/addPages.ts'
import { FlashStore } from '../../kit/FlashStore.ts'
import type { Person } from '../../kit/person.ts'
import { addFormBody } from '../../kit/requestBody.ts'
import { account } from '../account/feature.ts'
import { people } from '../people/feature.ts'
import { signIn } from './feature.ts'

const projectDirectory = join(import.meta.dirname, '../../..')
const ORIGIN = 'http://localhost:4330'
const MINUTE_MS = 60_000
const START_MS = Date.parse('2026-11-22T09:00:00.000Z')

const ADA = { id: 'ada', name: 'Ada', role: 'owner', email: 'Ada@agency.example' } as const
const WIM = { id: 'wim', name: 'Wim', role: 'writer', email: 'wim@agency.example' } as const
const EVE = { id: 'eve', name: 'Eve', role: 'writer', email: null } as const

/**
 * A studio with sign-in, people and accounts, in which Ada is signed in. Pages are rendered as the JSON of their props.
 */
async function openStudio(stored: DatabaseConfig, { isLater = false, mails = true } = {}) {
  const server = await startMailServer()
  const database = await openDatabase(stored)
  let ms = START_MS + (isLater ? 60 * MINUTE_MS : 0)
  const store = await openAccess(database, () => new Date(ms))
  if (!isLater) {
    for (const { email, ...person } of [ADA, WIM, EVE]) {
      const { name, role } = person
      const token = await createLink(store, { kind: 'invitation', name, role, email })
      await followLink(store, token, person, { id: person.id, publicKey: 'public', counter: 0 })
    }
  }
  const mail = { smtp: server.smtp, from: 'studio@agency.example', to: null }
  const app = Fastify()
  addPages(app, { render: (name, props) => JSON.stringify({ name, props }) })
  addGuards(app, { port: 4330, origin: ORIGIN })
  addFormBody(app)
  const config = { ...readConfig({}, projectDirectory), ...stored, mail: mails ? mail : null }
  const folders = { projectDirectory, contentDirectory: TEST_CONTENT }
  const studio = {
    ...folders,
    ...describeProject(config, folders, process.env),
    config,
    database,
    origin: ORIGIN,
    access: store,
    flash: new FlashStore(),
    audit: (person, action, about) => recordAudit(store, person, action, about),
  } satisfies Partial<Studio>
  for (const { addRoutes } of [signIn, people, account]) {
    await addRoutes(app, studio as Partial<Studio> as Studio)
  }
  onTestFinished(async () => {
    await app.close()
    await database.destroy()
  })
  await app.ready()
  const cookie = `studio=${await startSession(store, ADA.id)}`

  /** Sends a form as Ada, or without a session. */
  async function post(url: string, fields: Record<string, string>, isSignedIn = true) {
    const type = 'application/x-www-form-urlencoded'
    const { statusCode, headers, body } = await app.inject({
      method: 'POST',
      url,
      headers: { origin: ORIGIN, 'content-type': type, ...(isSignedIn && { cookie }) },
      payload: String(new URLSearchParams(fields)),
    })
    const { date: _, ...others } = headers
    return { statusCode, headers: others, body }
  }
  /** A page as Ada sees it. */
  async function get(url: string) {
    const { body } = await app.inject({ url, headers: { accept: 'text/html', cookie } })
    return JSON.parse(body)
  }
  return {
    store,
    server,
    get,
    pass(minutes: number) {
      ms += minutes * MINUTE_MS
    },
    post,
    ask: (email: string) => post('/access/lost-key', { email }, false),
    deliveries: () => database.selectFrom('deliveries').selectAll().execute(),
    log: async () =>
      (await listAudit(store, 20)).map(({ person, action, about }) => [person, action, about]),
  }
}

const linkIn = (text: string | undefined) =>
  /http:\/\/localhost:4330\/access\/link\/(\S{43})/.exec(text ?? '')?.[1] ?? ''

describe.for(STORES)('%s', (name) => {
  test('a name that a person or an invitation has already gets a field error', async () => {
    const { post, store } = await openStudio(await emptyDatabase(name))
    const invite = async (invited: string) => {
      const fields = { name: invited, role: 'owner', email: 'x@agency.example' }
      const { statusCode, body } = await post('/people/invitations', fields)
      return { statusCode, ...JSON.parse(body) }
    }
    expect(await invite(' ADA ')).toMatchObject({
      statusCode: 422,
      name: 'people',
      props: {
        wanted: {
          name: ' ADA ',
          role: 'owner',
          email: 'x@agency.example',
          problems: { name: [expect.stringContaining('ADA has access already')] },
        },
      },
    })
    const alike = await invite('Àda')
    expect(alike.props.wanted.problems.name[0]).toContain('whose name looks the same')
    for (const unreadable of ['Kim\u0007', 'Kim\u200b', 'Kім']) {
      expect((await invite(unreadable)).props.wanted.problems.name[0]).toContain('one script')
    }
    expect(await invite('Kim')).toMatchObject({ statusCode: 200, name: 'link' })
    const again = await invite('kim')
    expect(again.props.wanted.problems.name[0]).toContain('kim is invited already')
    expect(again.props.invitations).toMatchObject([{ name: 'Kim', role: 'owner' }])

    const { id } = again.props.invitations[0]
    expect((await post(`/people/invitations/${id}/end`, {})).statusCode).toBe(303)
    expect(await invite('kim')).toMatchObject({ statusCode: 200, name: 'link' })
    expect(await listPeople(store)).toHaveLength(3)
  })

  test('a revoked invitation no longer works', async () => {
    const { post, store } = await openStudio(await emptyDatabase(name))
    const invited = await post('/people/invitations', { name: 'Kim', role: 'writer' })
    const token = linkIn(JSON.parse(invited.body).props.url)
    const refused = await post('/people/invitations', { name: 'Kim', role: 'writer' })
    const [{ id }] = JSON.parse(refused.body).props.invitations
    expect(await findLink(store, token)).toBeDefined()
    await post(`/people/invitations/${id}/end`, {})
    expect(await findLink(store, token)).toBeUndefined()
  })

  test('a person loses access only after yes was typed', async () => {
    const { get, post, store } = await openStudio(await emptyDatabase(name))
    const path = `/people/${WIM.id}/end`
    expect(await get(path)).toMatchObject({
      name: 'endPerson',
      props: { id: WIM.id, name: WIM.name },
    })
    for (const sure of ['', 'no']) {
      const { statusCode, body } = await post(path, { sure })
      expect(statusCode).toBe(400)
      expect(body).toContain('you have not typed yes')
    }
    expect(await listPeople(store)).toHaveLength(3)
    expect((await post(path, { sure: ' Yes' })).statusCode).toBe(303)
    expect((await listPeople(store)).map((person) => person.name)).toEqual(['Ada', 'Eve'])
    expect(await get(path), 'removed a second time').toMatchObject({ name: 'fault' })
  })

  test('an invitation is mailed, no table holds its link, and a new link replaces it', async () => {
    const { get, post, server, store, log, deliveries } = await openStudio(
      await emptyDatabase(name),
    )
    const fields = { name: 'Kim', role: 'editor', mail: 'yes' }
    const refused = await post('/people/invitations', { ...fields, email: '' })
    expect(JSON.parse(refused.body).props.wanted.problems).toEqual({ email: [expect.anything()] })
    const email = 'kim@agency.example'
    expect((await post('/people/invitations', { ...fields, email })).statusCode).toBe(303)
    await expect.poll(() => server.mails).toHaveLength(1)
    const [mail] = server.mails
    expect(mail?.envelope).toEqual([email])
    const token = linkIn(mail?.text)
    expect(await findLink(store, token)).toMatchObject({ name: 'Kim', role: 'editor' })
    expect(JSON.stringify(await deliveries())).not.toContain(token)
    await expect.poll(log).toContainEqual(['Kim', 'was sent an invitation', ''])
    const [invitation] = (await get('/people')).props.invitations
    expect(invitation).toMatchObject({ name: 'Kim', mailState: 'sent' })
    const { body } = await post(`/people/invitations/${invitation.id}/link`, {})
    const renewed = linkIn(JSON.parse(body).props.url)
    expect(await findLink(store, renewed)).toMatchObject({ name: 'Kim', role: 'editor' })
    expect(await findLink(store, token)).toBeUndefined()
  })

  test('a role can be changed, except that the last owner stays one', async () => {
    const { get, post, store, log } = await openStudio(await emptyDatabase(name))
    const roleOf = async (id: string) =>
      (await listPeople(store)).find((person) => person.id === id)?.role
    expect((await post(`/people/${WIM.id}/role`, { role: 'editor' })).statusCode).toBe(303)
    expect(await roleOf(WIM.id)).toBe('editor')
    expect(await log()).toContainEqual(['Ada', 'changed a role', 'Wim, Editor'])
    expect((await post(`/people/${WIM.id}/role`, { role: 'admin' })).statusCode).toBe(400)
    for (const { id, role } of await listPeople(store)) {
      if (role === 'owner' && id !== ADA.id) await post(`/people/${id}/role`, { role: 'writer' })
    }
    expect((await post(`/people/${ADA.id}/role`, { role: 'writer' })).statusCode).toBe(409)
    expect(await roleOf(ADA.id)).toBe('owner')
    await post(`/people/${WIM.id}/role`, { role: 'owner' })
    expect((await post(`/people/${ADA.id}/role`, { role: 'writer' })).statusCode).toBe(303)
    expect(await get('/people'), 'Ada is no longer an owner').toMatchObject({ name: 'fault' })
  })

  test('a person who has lost a key is mailed a link, which works for a quarter of an hour', async () => {
    const stored = await emptyDatabase(name)
    const { ask, server, store, pass, log, deliveries } = await openStudio(stored)
    expect((await ask(' ada@AGENCY.example ')).statusCode).toBe(303)
    await expect.poll(() => server.mails).toHaveLength(1)
    const [mail] = server.mails
    expect(mail?.envelope).toEqual([ADA.email])
    expect(mail?.from?.address).toBe('studio@agency.example')
    const token = linkIn(mail?.text)
    await expect.poll(log).toContainEqual(['Ada', 'was sent a link for a lost key', ''])
    expect(JSON.stringify(await deliveries())).not.toContain(token)
    pass(14)
    expect(await findLink(store, token)).toMatchObject({ kind: 'lost-key', personId: ADA.id })
    pass(2)
    expect(await findLink(store, token)).toBeUndefined()
  })

  test('the response does not reveal whether an address is known', async () => {
    const { ask, server, deliveries } = await openStudio(await emptyDatabase(name))
    const known = await ask(ADA.email)
    for (const email of ['nobody@agency.example', 'no address', '']) {
      expect(await ask(email), email).toEqual(known)
    }
    await expect.poll(() => server.mails).toHaveLength(1)
    expect(await deliveries()).toHaveLength(1)
  })

  test('a person is mailed once in a quarter of an hour, however many requests there are', async () => {
    const { ask, server, pass } = await openStudio(await emptyDatabase(name))
    for (const email of [ADA.email, ADA.email, ADA.email, WIM.email]) await ask(email)
    await expect.poll(() => server.mails).toHaveLength(2)
    expect(server.mails.map(({ envelope }) => envelope[0]).toSorted()).toEqual([
      ADA.email,
      WIM.email,
    ])
    pass(15)
    await ask(ADA.email)
    await expect.poll(() => server.mails).toHaveLength(3)
  })

  test('a link that was requested long ago is no longer sent', async () => {
    const stored = await emptyDatabase(name)
    const first = await openStudio(stored)
    first.server.plan.push({ at: 'recipient', code: 451, words: 'later' })
    await first.ask(ADA.email)
    const state = async () => (await first.deliveries()).map((one) => [one.state, one.attempts])
    await expect.poll(state).toEqual([['waiting', 1]])
    const { server } = await openStudio(stored, { isLater: true })
    await expect.poll(state).toEqual([['sent', 2]])
    expect(server.mails).toEqual([])
  })

  test('too many requests for links are rejected', async () => {
    const { ask } = await openStudio(await emptyDatabase(name))
    const statuses = new Set<number>()
    for (let count = 0; count < 50; count++) statuses.add((await ask('x')).statusCode)
    expect([...statuses]).toEqual([303, 429])
  })

  test('an address that could inject headers or recipients into a mail gets a field error', async () => {
    const { post, store, ask, server } = await openStudio(await emptyDatabase(name))
    const addresses = [
      'ada@agency.example\r\nBcc: eve@other.example',
      'ada@agency.example, eve@other.example',
      'Ada <ada@agency.example>',
      `${'a'.repeat(250)}@agency.example`,
    ]
    for (const email of addresses) {
      const own = await post('/account/address', { email })
      expect(own.statusCode, email).toBe(422)
      expect(JSON.parse(own.body).props.address.problem).toContain('Enter an email address')
      const invited = await post('/people/invitations', { name: 'Kim', role: 'writer', email })
      expect(JSON.parse(invited.body).props.wanted.problems).toEqual({ email: [expect.anything()] })
    }
    // Line breaks in a name do not reach the headers of a mail.
    const person: Person = { id: 'kim', name: 'Kim\r\nBcc: eve@other.example', role: 'writer' }
    const email = 'kim@agency.example'
    const link = { kind: 'invitation', name: person.name, role: person.role, email } as const
    const key = { id: 'kim', publicKey: 'public', counter: 0 }
    await followLink(store, await createLink(store, link), person, key)
    await ask(email)
    await expect.poll(() => server.mails).toHaveLength(1)
    expect(server.mails[0]?.envelope).toEqual([email])
    expect(server.mails[0]?.headers.map(({ key }) => key)).not.toContain('bcc')
  })

  test('a person without an address, or who has removed it, is mailed nothing', async () => {
    const { post, ask, server, deliveries, log } = await openStudio(await emptyDatabase(name))
    expect((await post('/account/address', { email: '' })).statusCode).toBe(303)
    expect(await log()).toContainEqual(['Ada', 'removed the address for lost keys', ''])
    for (const email of [ADA.email, '', WIM.email]) await ask(email)
    await expect.poll(() => server.mails).toHaveLength(1)
    expect(await deliveries()).toHaveLength(1)
  })

  test('without mail, nobody is asked for an address', async () => {
    const { ask, post } = await openStudio(await emptyDatabase(name), { mails: false })
    expect((await ask(ADA.email)).statusCode).not.toBe(303)
    const { body } = await post('/people/invitations', { name: '', role: 'writer' })
    expect(JSON.parse(body).props.mailsLinks).toBe(false)
  })
})

test('a request for a link is answered before the address is looked up', async () => {
  const stored = await emptyDatabase('SQLite')
  const { ask, server } = await openStudio(stored)
  const holder = new DatabaseSync(join(stored.dataDirectory, SQLITE_FILE_NAME))
  onTestFinished(() => holder.close())
  holder.exec('begin immediate')
  expect((await ask(ADA.email)).statusCode).toBe(303)
  expect(server.mails).toEqual([])
  holder.exec('rollback')
  await expect.poll(() => server.mails).toHaveLength(1)
})
