import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { SQLITE_FILE_NAME } from '../../../core/database/openSqlite.ts'
import { sqliteDialect } from '../../../core/database/sqliteDialect.ts'
import type { Tables } from '../../../core/database/tables.ts'
import { openSqlite } from '../../support/receiver/openStores.ts'
import { goodMessage, postForm, rawRequest } from '../../support/receiver/requests.ts'
import { MAILBOX, startReceiver, temporaryFolder } from '../../support/receiver/startReceiver.ts'
import { exampleSubscription, storedRows } from '../../support/receiver/submissions.ts'

test('while the database is locked, forms get 503 and pages are served', async () => {
  const { url, dataDirectory } = await startReceiver()
  const other = new DatabaseSync(join(dataDirectory, SQLITE_FILE_NAME))
  other.exec('begin immediate')
  const answers = [
    postForm(`${url}/f/newsletter`, { email: exampleSubscription.email }),
    postForm(`${url}/${MAILBOX}`, goodMessage),
    postForm(`${url}/${MAILBOX}`, { ...goodMessage, name: 'Other' }, { json: false }),
  ]
  expect((await rawRequest(url, '/about')).status).toBe(200)
  const [newsletter, contact, page] = await Promise.all(answers)
  for (const answer of [newsletter, contact, page]) {
    expect(answer?.status).toBe(503)
    expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect(await newsletter?.json()).toEqual({
    error: 'Not stored. Try again.',
    errors: [{ code: 'STORAGE_UNAVAILABLE', message: 'Not stored. Try again.' }],
  })
  expect(await contact?.json()).toMatchObject({
    success: 'false',
    message: 'Not stored. Try again.',
  })
  expect(await page?.text()).toContain('<li>Not stored. Try again.</li>\n<li>Wait 1 minute.</li>')
  expect((await rawRequest(url, '/readyz')).status).toBe(503)

  other.exec('rollback')
  other.close()
  expect((await postForm(`${url}/${MAILBOX}`, goodMessage)).status).toBe(200)
  expect(storedRows(dataDirectory)).toHaveLength(1)
})

test('a lock that ends in time costs the visitor only the wait', async () => {
  const { url, dataDirectory } = await startReceiver()
  const other = new DatabaseSync(join(dataDirectory, SQLITE_FILE_NAME))
  other.exec('begin immediate')
  const answer = postForm(`${url}/${MAILBOX}`, goodMessage)
  // Two more requests: by then the form above has met the lock.
  await rawRequest(url, '/about')
  await rawRequest(url, '/about')
  other.exec('rollback')
  other.close()
  expect((await answer).status).toBe(200)
  expect(storedRows(dataDirectory)).toHaveLength(1)
})

test('a commit waits for the disk', async () => {
  const dialect = sqliteDialect(join(temporaryFolder(), SQLITE_FILE_NAME), 0)
  const database = new Kysely<Tables>({ dialect })
  const setting = (name: string) => sql`pragma ${sql.raw(name)}`.execute(database)
  expect((await setting('journal_mode')).rows).toEqual([{ journal_mode: 'wal' }])
  expect((await setting('synchronous')).rows).toEqual([{ synchronous: 2 }])
  await database.destroy()
})

test('retries wait for a lock while other requests are served; SQLite itself hardly blocks', async () => {
  const database = await openSqlite(temporaryFolder())
  onTestFinished(() => database.destroy())
  const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(database)
  expect(rows[0]?.timeout).toBeLessThan(10)
})

test('the data folder is open to its owner only', async () => {
  const { dataDirectory } = await startReceiver()
  expect(statSync(dataDirectory).mode & 0o077).toBe(0)
})
