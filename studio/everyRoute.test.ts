import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roundOf } from '../tests/support/round.ts'
import { openWholeStudio, type Route } from '../tests/support/studio/openWholeStudio.ts'
import { labels as accessLabels } from './access/labels.ts'
import { labels } from './kit/labels.ts'

/** Public addresses, apart from files of the bundle: the health check, and the ways to sign in. */
const PUBLIC = ['/healthz', '/access/sign-in', '/access/lost-key', '/access/link/']
/** Prefixes of addresses for editors and owners. Some addresses below them are owner-only. */
const EDITORS = ['/publish', '/inbox', '/analytics']
const OWNERS_AMONG_THEM = ['/inbox/export', '/inbox/log', '/inbox/erase', '/inbox/backups']
/** Prefixes of addresses for everybody who has signed in. All other addresses are owner-only. */
const WRITERS = [
  '/',
  '/access/sign-out',
  '/account',
  '/api/',
  '/article-preview',
  '/calendar',
  '/changes',
  '/content/',
  '/history',
  '/pictures',
  '/preview',
  '/section-pictures/',
  '/translations',
  // Assets of rendered pages.
  '/_image',
  '/@fs/',
  '/.cache/fonts/',
  '/video/',
]

/** The preview frame: the only response that may be framed, by the studio itself. */
const FRAME = '/preview/frame'

const SECRET = 'a secret of this machine'
let studio: Awaited<ReturnType<typeof openWholeStudio>>
let folder: string
let routes: readonly Route[]
let files: ReadonlyMap<string, unknown>
let ask: typeof studio.ask
let signIn: typeof studio.signIn

beforeAll(async () => {
  studio = await openWholeStudio()
  ;({ projectDirectory: folder, routes, files, ask, signIn } = studio)
  for (const name of ['.env', 'secret.svg']) writeFileSync(join(folder, name), SECRET)
}, 60_000)

afterAll(() => studio.close())

const named = ({ method, url }: Route) => `${method} ${url}`
const reads = ({ method }: Route) => method === 'GET' || method === 'HEAD'
/** HEAD requests run the handler of GET. */
const isGet = ({ method }: Route) => method === 'GET'
const isPublic = ({ url }: Route) => files.has(url) || PUBLIC.some((one) => url.startsWith(one))
const isEditors = ({ url }: Route) =>
  EDITORS.some((one) => url.startsWith(one)) &&
  !OWNERS_AMONG_THEM.some((one) => url.startsWith(one))
const isWriters = ({ url }: Route) =>
  WRITERS.some((one) => url === one || (one.length > 1 && url.startsWith(one)))

test('requests without a session are answered at public addresses only', async () => {
  const open: string[] = []
  for (const route of routes) {
    const { status } = await ask(route)
    if (status !== 401) open.push(named(route))
  }
  expect(open).toEqual(routes.filter(isPublic).map(named))
})

test.each(['writer', 'editor'] as const)(
  '%s: rejected at every address of a higher role, and at no other',
  async (role) => {
    const cookie = await signIn(role)
    const isOwn = (route: Route) => isWriters(route) || (role === 'editor' && isEditors(route))
    const others = routes.filter((route) => !isPublic(route) && !isOwn(route))
    expect(others.length).toBeGreaterThan(20)
    for (const route of others) {
      const { status, words } = await ask(route, { headers: { cookie } })
      expect(status, named(route)).toBe(403)
      if (route.method === 'HEAD') continue
      expect(words).toContain(
        accessLabels.errors.roleMissing(accessLabels.roles[isEditors(route) ? 'editor' : 'owner']),
      )
    }
    // An editor may read the writers' addresses too, by the same comparison of roles.
    for (const route of routes.filter(role === 'writer' ? isWriters : isEditors).filter(isGet)) {
      expect([401, 403]).not.toContain((await ask(route, { headers: { cookie } })).status)
    }
  },
)

test('no address accepts a change from another site, whatever the content type', async () => {
  const cookie = await signIn('owner')
  const types = [
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
    '',
  ]
  for (const route of routes.filter((one) => !reads(one))) {
    for (const type of roundOf(types, 2)) {
      for (const origin of roundOf(['https://evil.example', 'null', 'http://studio.example'])) {
        const headers = { cookie, origin, ...(type && { 'content-type': type }) }
        const { status, words } = await ask(route, { headers, body: '{}' })
        expect(status, `${named(route)} ${type} ${origin}`).toBe(403)
        expect(words).toContain(labels.errors.foreignPage)
      }
    }
  }
})

test('no response can be framed by another site', { tags: 'long' }, async () => {
  const cookie = await signIn('owner')
  for (const route of [...routes, { method: 'GET', url: '/nowhere' }].filter(reads)) {
    for (const session of ['', cookie]) {
      const answer = await ask(route, { headers: { accept: 'text/html', cookie: session } })
      const isFrame = route.url === FRAME && session !== ''
      expect(answer.headers['x-frame-options'], named(route)).toBe(isFrame ? 'SAMEORIGIN' : 'DENY')
      const type = answer.headers['content-type'] ?? ''
      if (!type.includes('text/html')) continue
      expect(answer.headers['content-security-policy']).toContain(
        `frame-ancestors ${isFrame ? "'self'" : "'none'"}`,
      )
    }
  }
})

const WAYS_OUT = [
  '../.env',
  '../../.env',
  'content/../.env',
  'pictures/../../secret.svg',
  '..\\.env',
]
const SPELLINGS = [
  (path: string) => path.replaceAll('\\', '%5c'),
  (path: string) => encodeURIComponent(path).replaceAll('.', '%2e'),
  (path: string) => encodeURIComponent(encodeURIComponent(path)),
]

test('no path leads out of the content, at any address', async () => {
  const cookie = await signIn('owner')
  for (const route of routes.filter(isGet)) {
    // Queries are decoded in one way only.
    for (const spelt of /[:*]/.test(route.url) ? roundOf(SPELLINGS) : [encodeURIComponent]) {
      for (const path of [...roundOf(WAYS_OUT), join(folder, 'secret.svg')].map(spelt)) {
        const query = ['file', 'key', 'id', 'name', 'version'].map((name) => `${name}=${path}`)
        const url = `${route.url.replace(/:\w+|\*/g, path)}?${query.join('&')}`
        const { status, words } = await ask({ method: 'GET', url }, { headers: { cookie } })
        expect(status, url).toBeLessThan(500)
        expect(words.includes(SECRET), url).toBe(false)
      }
    }
  }
})
