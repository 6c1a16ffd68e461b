import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, expect, test } from 'vitest'
import type { DatabaseConfig } from '../../../core/database/connectDatabase.ts'
import { emptyDatabase } from '../../../tests/support/receiver/emptyDatabase.ts'
import { temporaryFolder } from '../../../tests/support/receiver/startReceiver.ts'
import { fillDatabase, storedMessage } from '../../../tests/support/receiver/submissions.ts'
import { openStudio } from '../../../tests/support/studio/openStudio.ts'
import { studioBundle } from '../../../tests/support/studio/studioBundle.ts'
import type { Bundle } from '../../bundleStudio.ts'
import { backups } from './feature.ts'

let bundle: Bundle
beforeAll(async () => {
  bundle = await studioBundle()
}, 60_000)

const PATH = '/inbox/backups'

async function openBackups(stored: DatabaseConfig) {
  await fillDatabase(stored, [storedMessage()])
  return openStudio(bundle, stored, [backups])
}

/** The name of the one backup that a page lists. */
const nameOn = (html: string) => /Download (messages-[^"]+)"/.exec(html)?.[1] ?? ''

test('a backup can be made, downloaded and removed, and the log names the person', async () => {
  const stored = await emptyDatabase('SQLite')
  const { get, act, log } = await openBackups(stored)
  expect((await get(PATH)).words).toContain('No backup has been made here yet.')
  const made = await act(PATH)
  expect(made.words).toMatch(/A backup with 1 message was made and checked: \d+ kB\./)
  const name = nameOn(made.html)
  const folder = join(stored.dataDirectory, 'backups')
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)

  const file = await get(`${PATH}/${name}`)
  expect(file.headers['content-disposition']).toBe(`attachment; filename="${name}"`)
  const copy = join(temporaryFolder(), 'copy.sqlite')
  writeFileSync(copy, file.bytes)
  const database = new DatabaseSync(copy, { readOnly: true })
  expect(database.prepare('select email from submissions').all()).toMatchObject([
    { email: storedMessage().email },
  ])
  database.close()

  const removed = await act(`${PATH}/${name}/remove`)
  expect(removed.words).toContain(`${name} has been removed.`)
  expect(readdirSync(folder)).toEqual([])
  expect(log).toEqual([
    `Owner made a backup ${name}`,
    `Owner downloaded a backup ${name}`,
    `Owner removed a backup ${name}`,
  ])
})

test('other files and unfinished backups can be neither downloaded nor removed', async () => {
  const stored = await emptyDatabase('SQLite')
  const folder = join(stored.dataDirectory, 'backups')
  mkdirSync(folder, { recursive: true })
  const half = 'messages-2026-11-22T21-14-05-000Z.sqlite.unfinished'
  const missing = 'messages-2026-11-22T21-14-06-000Z.sqlite'
  writeFileSync(join(folder, half), 'half')
  writeFileSync(join(folder, 'other.sqlite'), 'kept')
  const { get, post } = await openBackups(stored)
  expect((await get(PATH)).words).toContain('No backup has been made here yet.')
  const others = ['other.sqlite', half, missing, '..%2fsubmissions.sqlite', '%2e%2e%2fx%00']
  for (const name of others) {
    expect((await get(`${PATH}/${name}`)).status, name).toBe(404)
    expect((await post(`${PATH}/${name}/remove`)).status, name).toBe(404)
  }
  expect(readdirSync(folder)).toEqual(['other.sqlite'])
})

test('PostgreSQL: the page shows the command for a backup, without the password', async () => {
  const { get, post } = await openBackups(await emptyDatabase('PostgreSQL'))
  const { words } = await get(PATH)
  expect(words).toContain('pg_dump --format=custom --file=messages.dump "$DATABASE_URL"')
  expect(words).not.toContain('test-password')
  expect((await post(PATH)).words).toContain(
    'No backup was made: PostgreSQL has its own backup tool.',
  )
})
