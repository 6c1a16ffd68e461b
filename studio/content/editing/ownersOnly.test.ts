import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collections } from '../../../content-model/collections.ts'
import { roundOf } from '../../../tests/support/round.ts'
import { openWholeStudio } from '../../../tests/support/studio/openWholeStudio.ts'
import { labels as accessLabels } from '../../access/labels.ts'
import { ROLES, type Role } from '../../kit/person.ts'
import { nameOfFile } from '../fileNames.ts'
import { labels } from '../labels.ts'
import type { DeletionOutlook, EditedRecord } from './editRecord.ts'

type Fields = Record<string, unknown>

/** The owner-only files, each with a change that points something at another host. */
const CHANGES: Record<string, (value: Fields & Fields[], host: string) => unknown> = {
  'site/brand.yaml': (value, host) => ({ ...value, payment_link: `https://${host}/pay` }),
  'site/forms.yaml': (value, host) => ({ ...value, contact_url: `https://${host}/contact` }),
  'site/analytics.yaml': (value, host) => ({
    ...value,
    counter_script: `https://${host}/count.js`,
  }),
  'redirects.yaml': (value, host) => [...value, { from: `/to-${host}`, to: `https://${host}/` }],
}

/** Each route by which a writer changes a record, and the body of a request that changes a file. */
const WAYS: Record<string, (record: EditedRecord, commit: string) => Fields> = {
  '/api/draft': (record) => ({ ...changed(record), window: 'a' }),
  '/api/discard': ({ file }) => ({ file }),
  '/api/save': (record) => changed(record),
  '/api/undo': ({ file }) => ({ file }),
  '/changes/undo': ({ file, version }) => ({ file, version }),
  '/history/restore': ({ file, version }, id) => ({ file, version, id }),
}
function changed({ file, value }: EditedRecord): Fields {
  const change = CHANGES[file.replace('content/', '')]
  return { file, draft: { value: change?.(value as never, 'evil.example') } }
}

/** Routes that change only records in folders, and no single files. */
const OF_FOLDERS: Record<string, (record: EditedRecord) => Fields> = {
  '/api/copy': ({ file }) => ({ file }),
  '/api/delete': ({ file, version }) => ({ file, version, freesReferences: true }),
}
/** Prefixes of routes that change no record, or one that everybody may change. Pictures have a test of their own. */
const OTHERS = [
  '/access/',
  '/account/',
  '/preview/',
  '/api/article-preview',
  '/api/text',
  '/article-preview',
  '/api/pictures',
  '/pictures',
  '/translations/new',
]

let studio: Awaited<ReturnType<typeof openWholeStudio>>
let commit = ''
const cookies: Record<Role, string> = { owner: '', editor: '', writer: '' }

beforeAll(async () => {
  studio = await openWholeStudio()
  for (const role of ROLES) cookies[role] = await studio.signIn(role)
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: studio.projectDirectory, encoding: 'utf8' })
  commit = git('rev-parse', 'HEAD').trim()
}, 60_000)
afterAll(() => studio.close())

function post(role: Role, url: string, value: unknown) {
  const headers = { cookie: cookies[role], 'content-type': 'application/json' }
  return studio.ask({ method: 'POST', url }, { headers, body: JSON.stringify(value) })
}

async function get<Answer>(role: Role, call: string, file: string): Promise<Answer> {
  const url = `/api/${call}?file=${encodeURIComponent(file)}`
  return JSON.parse(
    (await studio.ask({ method: 'GET', url }, { headers: { cookie: cookies[role] } })).words,
  )
}

const textOf = (path: string) => readFileSync(join(studio.contentDirectory, path), 'utf8')

test('files that decide where messages, money and visitors go, and which scripts run, are owner-only', () => {
  const owners = Object.values(collections).filter(({ ownersOnly }) => ownersOnly)
  expect(owners.map(({ path }) => path)).toEqual(Object.keys(CHANGES))
})

test.for(roundOf(Object.keys(CHANGES)))(
  'an owner can change %s in every way, but an editor or a writer in none',
  {
    timeout: 60_000,
  },
  async (path) => {
    const file = `content/${path}`
    const record = await get<EditedRecord>('owner', 'record', file)
    const value = CHANGES[path]?.(record.value as never, 'own.example')
    expect((await post('owner', '/api/save', { file, draft: { value } })).status).toBe(200)
    const before = textOf(path)

    const seen = await get<EditedRecord>('writer', 'record', file)
    expect(seen.mayChange).toBe(false)
    for (const [url, wanted] of Object.entries(WAYS)) {
      for (const role of ['writer', 'editor'] as const) {
        const { status, words } = await post(role, url, wanted(seen, commit))
        expect(status, url).toBe(403)
        expect(words).toContain(labels.errors.ownersOnly(nameOfFile(file)))
      }
    }
    for (const [url, wanted] of Object.entries(OF_FOLDERS)) {
      expect((await post('writer', url, wanted(seen))).status, url).toBe(403)
    }
    expect(textOf(path)).toBe(before)

    for (const [url, wanted] of Object.entries(WAYS)) {
      const now = await get<EditedRecord>('owner', 'record', file)
      expect(now.mayChange).toBe(true)
      expect((await post('owner', url, wanted(now, commit))).status, url).toBeLessThan(400)
    }
  },
)

test('writers cannot change records by any other route', async () => {
  const known = [...Object.keys(WAYS), ...Object.keys(OF_FOLDERS)]
  const others = studio.routes.filter(
    ({ method, url }) =>
      !['GET', 'HEAD'].includes(method) &&
      !known.includes(url) &&
      !OTHERS.some((one) => url.startsWith(one)),
  )
  expect(others.length).toBeGreaterThan(20)
  for (const { url } of others) {
    const { status, words } = await post('writer', url, {})
    expect(status, url).toBe(403)
    expect([
      accessLabels.errors.roleMissing('Owner'),
      accessLabels.errors.roleMissing('Editor'),
    ]).toContain(JSON.parse(words).errors[0].problem)
  }
})

test('an owner can replace a logo used in an owner-only file, but a writer cannot', async () => {
  const path = 'logos/logo-on-light.svg'
  const before = textOf(path)
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9"/></svg>'
  const form = new FormData()
  form.set('path', path)
  form.set('file', new File([drawing], 'other.svg'))
  const sent = new Response(form)
  const type = sent.headers.get('content-type') ?? ''
  const body = await sent.text()
  const replace = (role: Role) =>
    studio.ask(
      { method: 'POST', url: '/pictures/replace' },
      { headers: { cookie: cookies[role], 'content-type': type }, body },
    )
  expect((await replace('writer')).status).toBe(403)
  expect(textOf(path)).toBe(before)
  expect((await replace('owner')).status).toBe(303)
  expect(textOf(path)).toBe(drawing)
})

const OF_ITS_OWN = {
  path: '/cookies',
  heading: 'Cookies',
  title: 'Cookies: what we set, which is none | Plumbline',
  description:
    'This site sets no cookies, and this page says so in one sentence, which is as long as it has to be.',
}

test('an owner can delete a page that a redirect leads to, but a writer cannot', {
  tags: 'long',
}, async () => {
  const file = 'content/legal/cookies.mdx'
  const policy = await get<EditedRecord>('owner', 'record', 'content/legal/privacy-policy.mdx')
  const page = { ...(policy.value as Fields), ...OF_ITS_OWN }
  const draft = { value: page, body: '\n\nNone.\n' }
  const made = await post('writer', '/api/save', { file, draft })
  expect(made.words).toContain('"mayChange":true')
  const redirects = await get<EditedRecord>('owner', 'record', 'content/redirects.yaml')
  const leading = [...(redirects.value as Fields[]), { from: '/biscuits', to: '/cookies' }]
  await post('owner', '/api/save', { file: redirects.file, draft: { value: leading } })
  const before = textOf('redirects.yaml')

  const outlook = await get<DeletionOutlook>('writer', 'deletion', file)
  expect(outlook).toMatchObject({
    canFreeReferences: false,
    references: [{ remedy: labels.remove.byOwner }],
  })
  const { version } = await get<EditedRecord>('writer', 'record', file)
  const deletion = { file, version, freesReferences: true }
  expect((await post('writer', '/api/delete', deletion)).status).toBe(403)
  expect(textOf('legal/cookies.mdx')).toContain('None.')
  expect((await get<DeletionOutlook>('owner', 'deletion', file)).canFreeReferences).toBe(true)
  expect((await post('owner', '/api/delete', deletion)).status).toBe(200)
  const without = textOf('redirects.yaml')
  expect(without).not.toBe(before)
  expect((await post('writer', '/api/undo', { file })).status).toBe(403)
  expect(textOf('redirects.yaml')).toBe(without)
})
