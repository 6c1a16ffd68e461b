import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '../../../server/config.ts'
import { openDatabase } from '../../../server/openDatabase.ts'
import { quickBuild } from '../../../tests/support/studio/quickBuild.ts'
import { ADA, temporaryProject } from '../../../tests/support/studio/releaseProject.ts'
import { studioBundle } from '../../../tests/support/studio/studioBundle.ts'
import { openAccess } from '../../access/tables.ts'
import type { Bundle } from '../../bundleStudio.ts'
import { LOCAL_OWNER } from '../../kit/person.ts'
import { createReleases } from '../../releases/createReleases.ts'
import { PublishError } from '../../releases/PublishError.ts'
import { DRAFT_FOLDER } from '../../releases/releaseFolder.ts'
import { createDraftServer, openUrl } from './draftServer.ts'
import { labels } from './labels.ts'
import { createPreviewLink, endPreviewLink } from './previewLinks.ts'
import { openPreviewTokens } from './previewTokens.ts'

const PREVIEW = 'https://preview.agency.example'
/** Text that the content check rejects. */
const FAULTY = 'faulty'
const FAULT = 'content/words.txt: the words are faulty.'

let bundle: Bundle
beforeAll(async () => {
  bundle = await studioBundle()
}, 60_000)

type Headers = Record<string, string>

/** The server of a draft site that is not built yet, and a link to it. */
async function openDrafts() {
  const project = temporaryProject('first draft')
  const { projectDirectory, write } = project
  write('of no concern to anybody', 'data/leads.txt')
  const config = readConfig({ DATA_DIRECTORY: 'data' }, projectDirectory)
  const database = await openDatabase(config)
  let ms = Date.parse('2026-11-23T09:00:00.000Z')
  const store = await openAccess(database, () => new Date(ms))
  const draftSite = await createReleases({
    projectDirectory,
    folder: DRAFT_FOLDER,
    check: async (contentDirectory) => {
      const words = readFileSync(join(contentDirectory, 'words.txt'), 'utf8')
      if (words === FAULTY) throw new PublishError(FAULT)
    },
    build: async (folders) => {
      await quickBuild(folders)
      mkdirSync(join(folders.siteDirectory, '_astro'))
      writeFileSync(join(folders.siteDirectory, '_astro/page.abc.js'), 'void 0')
    },
  })
  const tokens = await openPreviewTokens(database)
  const place = { projectDirectory, config, previewOrigin: PREVIEW }
  const app = await createDraftServer({ ...place, access: store, database, bundle })
  onTestFinished(async () => {
    await app.close()
    await database.destroy()
  })
  const link = await createPreviewLink(store, LOCAL_OWNER)
  const token = tokens.tokenFor(link.id)
  const get = (url: string, headers: Headers = {}) => app.inject({ url, headers })
  const guest = { cookie: `__Host-preview=${token}` }
  return {
    projectDirectory,
    write,
    draftSite,
    token,
    app,
    store,
    get,
    /** Requests a page as a guest with the link. */
    see: (url: string, headers: Headers = {}) => get(url, { ...guest, ...headers }),
    send: (url: string, headers: Headers = {}) =>
      app.inject({ method: 'POST', url, headers: { ...guest, ...headers }, payload: 'name=Ada' }),
    endLink: () => endPreviewLink(store, link.id),
    pass(days: number) {
      ms += days * 24 * 60 * 60 * 1000
    },
  }
}

test('without a link every address only says that the preview is closed', async () => {
  const { get, app, draftSite, token } = await openDrafts()
  await draftSite.publish(ADA)
  const paths = [
    '/',
    '/about',
    '/none',
    '/_astro/page.abc.js',
    '/.headers.json',
    '/../data/leads.txt',
  ]
  for (const path of [...paths, openUrl('', `${token}x`), openUrl('', 'x'), '/open/', '/open']) {
    const answer = await get(path)
    expect(answer.statusCode, path).toBe(401)
    expect(answer.body, path).toContain(labels.guest.closed)
    expect(answer.headers['set-cookie'], path).toBeUndefined()
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'] as const) {
    expect((await app.inject({ method, url: '/f/draft' })).statusCode, method).toBe(401)
  }
  const cookies = ['__Host-preview=x', `__Host-studio=${token}`, `preview=${token}`]
  for (const cookie of cookies) expect((await get('/', { cookie })).statusCode).toBe(401)
})

test('a link redirects to its page and sets a cookie for this host that scripts cannot read', async () => {
  const { get, see, draftSite, token } = await openDrafts()
  await draftSite.publish(ADA)
  const answer = await get(openUrl('', token))
  expect(answer.statusCode).toBe(303)
  expect(answer.headers.location).toBe('/')
  expect(answer.headers['cache-control']).toContain('no-store')
  expect(answer.headers['set-cookie']).toBe(
    `__Host-preview=${token}; Path=/; Expires=Mon, 30 Nov 2026 09:00:00 GMT; HttpOnly; Secure; SameSite=Lax`,
  )
  expect((await see('/')).body).toContain('<h1>first draft</h1>')
  expect((await get(`${openUrl('', token)}/about?a=1`)).headers.location).toBe('/about?a=1')
})

test.each(['//evil.example', '/\\evil.example', '///evil.example/a', '/%2F/evil.example'])(
  'a link followed by %s does not redirect to another host',
  async (rest) => {
    const { get, token } = await openDrafts()
    const { location } = (await get(openUrl('', token) + rest)).headers
    expect(new URL(String(location), PREVIEW).origin).toBe(PREVIEW)
  },
)

test('the draft site is not indexed, not stored by shared caches and not framed', async () => {
  const { see, draftSite } = await openDrafts()
  await draftSite.publish(ADA)
  for (const path of ['/', '/about', '/_astro/page.abc.js', '/none']) {
    const { headers } = await see(path)
    expect(headers['x-robots-tag'], path).toBe('noindex, nofollow')
    expect(headers['cache-control'], path).toMatch(/^(?:no-store|private, .*immutable)$/)
  }
  const { headers } = await see('/')
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['x-frame-options']).toBe('DENY')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
})

test('a link gives access to the built site, and to no files beside it', async () => {
  const { see, draftSite, write } = await openDrafts()
  await draftSite.publish(ADA)
  write('0', `${DRAFT_FOLDER}/beside.txt`)
  const up = ['/../beside.txt', '/..%2fbeside.txt', '/%2e%2e/beside.txt', '/..%5cbeside.txt']
  const deep = ['../../../../../data/leads.txt', '%2e%2e/%2e%2e/%2e%2e/%2e%2e/data/leads.txt']
  const hidden = ['/.headers.json', '/lock', '/current', '/release.json', '//data/leads.txt']
  for (const path of [...up, ...deep.map((one) => `/_astro/${one}`), ...hidden]) {
    const answer = await see(path)
    expect(answer.statusCode, path).toBe(404)
    expect(answer.body, path).not.toContain('concern')
  }
})

test('forms of the draft site send nothing, and say so to people and to scripts', async () => {
  const { send, draftSite } = await openDrafts()
  await draftSite.publish(ADA)
  const form = { 'content-type': 'multipart/form-data; boundary=x', accept: 'text/html' }
  const page = await send('/f/draft', form)
  expect(page.statusCode).toBe(403)
  expect(page.body).toContain(labels.guest.nothingSent)
  const script = await send('/f/draft', { ...form, accept: 'application/json' })
  expect(script.json().errors).toEqual([{ message: labels.guest.nothingSent }])
})

test('access ends when the link is revoked or expires', async () => {
  const first = await openDrafts()
  await first.draftSite.publish(ADA)
  expect((await first.see('/')).statusCode).toBe(200)
  await first.endLink()
  expect((await first.see('/')).statusCode).toBe(401)
  expect((await first.get(openUrl('', first.token))).statusCode).toBe(401)

  const second = await openDrafts()
  await second.draftSite.publish(ADA)
  second.pass(7.1)
  expect((await second.see('/about')).statusCode).toBe(401)
})

test('before the first build a guest sees a notice', async () => {
  const { see, draftSite } = await openDrafts()
  const answer = await see('/about')
  expect(answer.statusCode).toBe(404)
  expect(answer.body).toContain(labels.guest.notBuilt)
  await draftSite.publish(ADA)
  expect((await see('/about')).statusCode).toBe(200)
})

test('a new build replaces the former one, and a failed build does not', async () => {
  const { see, draftSite, write } = await openDrafts()
  await draftSite.publish(ADA)
  write('second draft')
  await draftSite.publish(ADA)
  expect((await see('/')).body).toContain('<h1>second draft</h1>')
  write(FAULTY)
  await expect(draftSite.publish(ADA)).rejects.toThrow(FAULT)
  expect((await see('/')).body).toContain('<h1>second draft</h1>')
  expect(await draftSite.state()).toMatchObject({
    is: 'failed',
    by: ADA.name,
    errors: [{ problem: FAULT }],
  })
})

test('a failure is logged once, with its cause but no token, and the guest sees a notice', async () => {
  const { get, store, token } = await openDrafts()
  await sql`alter table studio_preview_links rename to studio_links_away`.execute(store.database)
  const lines: string[] = []
  const output = vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line))
    return true
  })
  onTestFinished(() => output.mockRestore())
  const { statusCode, body } = await get(openUrl('', token))
  output.mockRestore()
  expect(statusCode).toBe(500)
  expect(body).toContain(labels.guest.fault)
  expect(body).not.toContain('studio_preview_links')
  const told = lines.filter((line) => line.includes('no such table: studio_preview_links'))
  expect(told).toHaveLength(1)
  expect(told[0]).not.toContain(token)
})
