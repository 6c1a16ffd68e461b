import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWholeStudio } from '../../../tests/support/studio/openWholeStudio.ts'
import { labels as kitLabels } from '../../kit/labels.ts'

let studio: Awaited<ReturnType<typeof openWholeStudio>>
let headers: Record<string, string>
beforeAll(async () => {
  studio = await openWholeStudio()
  headers = { cookie: await studio.signIn('owner') }
}, 60_000)
afterAll(() => studio.close())

/** The cause and the route of the only log entry. */
function logged() {
  const lines = studio.logLines.splice(0)
  expect(lines).toHaveLength(1)
  const { err, route } = JSON.parse(lines[0] ?? '')
  return { route, cause: err.message }
}

test('a database failure is logged with its cause, and the response names neither table nor path', async () => {
  await sql`alter table studio_links rename to studio_links_away`.execute(studio.database)
  for (const accept of ['text/html', 'application/json']) {
    const url = '/access/link/secret-token'
    const { status, words } = await studio.ask({ method: 'GET', url }, { headers: { accept } })
    expect(status).toBe(500)
    expect(words).toContain(kitLabels.errors.unexpected)
    expect(words).not.toContain('studio_links')
    expect(logged()).toEqual({
      route: '/access/link/:token',
      cause: expect.stringContaining('no such table: studio_links'),
    })
  }
})

test('a disk failure is logged with its cause, and the response names no path', async () => {
  const file = 'content/plans/app-basic.yaml'
  const opened = await studio.ask({ method: 'GET', url: `/api/record?file=${file}` }, { headers })
  const { value } = JSON.parse(opened.words)
  mkdirSync(join(studio.contentDirectory, 'plans/.app-basic.yaml.unfinished'))
  const { status, words } = await studio.ask(
    { method: 'POST', url: '/api/save' },
    {
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ file, draft: { value: { ...value, price: '710' } } }),
    },
  )
  expect(status).toBe(500)
  expect(words).toContain(kitLabels.errors.unexpected)
  expect(words).not.toContain('unfinished')
  expect(logged()).toEqual({ route: '/api/save', cause: expect.stringContaining('EISDIR') })
})

test('rejected requests are not logged as failures', async () => {
  const url = '/api/record?file=content/none.yaml'
  expect((await studio.ask({ method: 'GET', url }, { headers })).status).toBe(404)
  expect((await studio.ask({ method: 'GET', url })).status).toBe(401)
  expect(studio.logLines).toEqual([])
})
