import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TEST_CONTENT } from '../../content-model/test/testContent.ts'
import { readConfig } from '../../receiver/src/config.ts'
import { openDatabase } from '../../receiver/src/storage/openDatabase.ts'
import { labels as accessLabels } from '../access/labels.ts'
import { createLink, followLink } from '../access/links.ts'
import type { Role } from '../access/person.ts'
import { startSession } from '../access/sessions.ts'
import { openAccess } from '../access/tables.ts'
import { labels } from '../labels.ts'
import { createReleases } from '../releases/createReleases.ts'
import { bundleStudio } from './bundle.ts'
import { addStudio } from './startStudio.ts'

const ORIGIN = 'https://studio.example'

/** Addresses that anybody may call, beside the files of the pages: they lead to a session. */
const PUBLIC = ['/access/sign-in', '/access/lost-key', '/access/link/']
/** Addresses for whoever has signed in, or what they begin with. All others are the owners'. */
const WRITERS = [
  '/',
  '/access/sign-out',
  '/account',
  '/api/',
  '/article-preview',
  '/changes',
  '/content/',
  '/history',
  '/preview',
]

type Route = { method: string; url: string }
type Sent = { headers?: Record<string, string>; body?: string }

const folder = mkdtempSync(join(tmpdir(), 'every-route-'))
const contentDirectory = join(folder, 'content')
const SECRET = 'a secret of this machine'
const routes: Route[] = []
const app = Fastify()
const ends: (() => Promise<unknown>)[] = []
let port = 0
let files: ReadonlyMap<string, unknown>
/** Begins a session. @returns its cookie. */
let signIn: (role: Role) => Promise<string>

beforeAll(async () => {
  cpSync(TEST_CONTENT, contentDirectory, { recursive: true })
  for (const name of ['.env', 'secret.svg']) writeFileSync(join(folder, name), SECRET)
  mkdirSync(join(folder, 'data'))
  const bundle = await bundleStudio(join(import.meta.dirname, '../..'))
  files = bundle.files
  const config = {
    ...readConfig({}, folder),
    dataDirectory: join(folder, 'data'),
    databaseUrl: null,
  }
  const database = await openDatabase(config)
  const access = await openAccess(database)
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, url })
  })
  const builder = {
    projectDirectory: folder,
    check: async () => {},
    build: () => Promise.reject(new Error('Nothing is built here.')),
  }
  await addStudio(app, bundle, {
    projectDirectory: folder,
    contentDirectory,
    config,
    database,
    access,
    origin: ORIGIN,
    host: '127.0.0.1',
    audit: async () => {},
    releases: await createReleases(builder),
    port: 4330,
    developmentUrl: undefined,
    draftSite: await createReleases({ ...builder, folder: '.cache/draft' }),
    draftPlace: { origin: 'https://preview.example', port: 4331 },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
  ends.push(
    () => app.close(),
    () => database.destroy(),
  )
  for (const role of ['owner', 'writer'] as const) {
    const token = await createLink(access, { kind: 'invitation', name: role, role })
    const key = { id: role, publicKey: 'public', counter: 0 }
    await followLink(access, token, { id: role, name: role, role }, key)
  }
  signIn = async (role) => `__Host-studio=${await startSession(access, role)}`
}, 60_000)

afterAll(async () => {
  for (const end of ends) await end()
  rmSync(folder, { recursive: true, force: true })
})

/** Asks for an address as it is written; a browser's `fetch` would tidy it up. */
async function ask({ method, url }: Route, { headers = {}, body }: Sent = {}) {
  const path = url.replace(/:\w+|\*/g, 'none')
  const own = method === 'GET' || method === 'HEAD' ? {} : { origin: ORIGIN }
  const question = httpRequest({
    port,
    host: '127.0.0.1',
    method,
    path,
    headers: { ...own, ...headers },
  })
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    question.on('response', resolve).on('error', reject).end(body)
  })
  return { status: answer.statusCode ?? 0, headers: answer.headers, words: await text(answer) }
}

const named = ({ method, url }: Route) => `${method} ${url}`
const reads = ({ method }: Route) => method === 'GET' || method === 'HEAD'
const isPublic = ({ url }: Route) => files.has(url) || PUBLIC.some((one) => url.startsWith(one))
const isWriters = ({ url }: Route) =>
  WRITERS.some((one) => url === one || (one.length > 1 && url.startsWith(one)))

test('whoever has not signed in is answered at the addresses that lead there only', async () => {
  const open: string[] = []
  for (const route of routes) {
    const { status } = await ask(route)
    if (status !== 401) open.push(named(route))
  }
  expect(open).toEqual(routes.filter(isPublic).map(named))
})

test('a writer is refused at every address of the owners, and at no other', async () => {
  const cookie = await signIn('writer')
  const owners = routes.filter((route) => !isPublic(route) && !isWriters(route))
  expect(owners.length).toBeGreaterThan(20)
  for (const route of owners) {
    const { status, words } = await ask(route, { headers: { cookie } })
    expect(status, named(route)).toBe(403)
    if (route.method !== 'HEAD') expect(words).toContain(accessLabels.errors.ownersOnly)
  }
  for (const route of routes.filter(isWriters)) {
    if (!reads(route)) continue
    expect([401, 403]).not.toContain((await ask(route, { headers: { cookie } })).status)
  }
})

test('another site changes nothing by any address, whatever kind of form or call it sends', async () => {
  const cookie = await signIn('owner')
  const types = [
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
    '',
  ]
  for (const route of routes.filter((one) => !reads(one))) {
    for (const type of types) {
      for (const origin of ['https://evil.example', 'http://studio.example', 'null']) {
        const headers = { cookie, origin, ...(type && { 'content-type': type }) }
        const { status, words } = await ask(route, { headers, body: '{}' })
        expect(status, `${named(route)} ${type} ${origin}`).toBe(403)
        expect(words).toContain(labels.errors.foreignPage)
      }
    }
  }
})

test('no answer can be framed', async () => {
  const cookie = await signIn('owner')
  for (const route of [...routes, { method: 'GET', url: '/nowhere' }].filter(reads)) {
    for (const session of ['', cookie]) {
      const answer = await ask(route, { headers: { accept: 'text/html', cookie: session } })
      expect(answer.headers['x-frame-options'], named(route)).toBe('DENY')
      const type = answer.headers['content-type'] ?? ''
      if (!type.includes('text/html')) continue
      expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    }
  }
})

const WAYS_OUT = [
  '../.env',
  '../../.env',
  'content/../.env',
  'pictures/../../secret.svg',
  '..\\.env',
  join(folder, 'secret.svg'),
]
const SPELLINGS = [
  (path: string) => path.replaceAll('\\', '%5c'),
  (path: string) => encodeURIComponent(path).replaceAll('.', '%2e'),
  (path: string) => encodeURIComponent(encodeURIComponent(path)),
]

test('no path leads out of the content, by whatever address it is asked for', {
  timeout: 60_000,
}, async () => {
  const cookie = await signIn('owner')
  for (const route of routes.filter(({ method }) => method === 'GET')) {
    // A query is read in one way only.
    for (const spelt of /[:*]/.test(route.url) ? SPELLINGS : [encodeURIComponent]) {
      for (const path of WAYS_OUT.map(spelt)) {
        const query = ['file', 'key', 'id', 'name', 'version'].map((name) => `${name}=${path}`)
        const url = `${route.url.replace(/:\w+|\*/g, path)}?${query.join('&')}`
        const { status, words } = await ask({ method: 'GET', url }, { headers: { cookie } })
        expect(status, url).toBeLessThan(500)
        expect(words.includes(SECRET), url).toBe(false)
      }
    }
  }
})
