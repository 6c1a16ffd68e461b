import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { SQLITE_FILE_NAME } from '../../../core/database/openSqlite.ts'
import { openSqlite } from '../../support/receiver/openStores.ts'
import { postSubscription } from '../../support/receiver/requests.ts'
import { addressOf, startProcess } from '../../support/receiver/startProcess.ts'
import { startReceiver, temporaryFolder } from '../../support/receiver/startReceiver.ts'
import { storedMessage, storedRows } from '../../support/receiver/submissions.ts'

const storedEmails = (folder: string) => storedRows(folder).map(({ email }) => email)

test('while the data folder is away, forms get 503 and pages are served; once it is back, forms are stored again', async () => {
  const { url, dataDirectory } = await startReceiver()
  expect((await postSubscription(url, 'before@b.example'))?.status).toBe(200)

  renameSync(dataDirectory, `${dataDirectory}-elsewhere`)
  const rejected = await postSubscription(url, 'meanwhile@b.example')
  expect(rejected?.status).toBe(503)
  expect(Number(rejected?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await fetch(`${url}/readyz`)).status).toBe(503)
  expect((await fetch(`${url}/about`)).status).toBe(200)

  renameSync(`${dataDirectory}-elsewhere`, dataDirectory)
  expect((await postSubscription(url, 'after@b.example'))?.status).toBe(200)
  expect(storedEmails(dataDirectory)).toEqual(['before@b.example', 'after@b.example'])
})

test.for<[what: string, change: (folder: string) => void]>([
  ['deleted', (folder) => rmSync(folder, { recursive: true })],
  ['emptied', (folder) => rmSync(join(folder, SQLITE_FILE_NAME))],
  ['stripped of the newest messages', (folder) => rmSync(join(folder, `${SQLITE_FILE_NAME}-wal`))],
  [
    'replaced by a new one',
    (folder) => {
      renameSync(folder, `${folder}-elsewhere`)
      mkdirSync(folder)
    },
  ],
  [
    'replaced by a copy',
    (folder) => {
      renameSync(folder, `${folder}-elsewhere`)
      cpSync(`${folder}-elsewhere`, folder, { recursive: true })
    },
  ],
])('no submission is acknowledged after the data folder was %s', async ([, change]) => {
  const { url, dataDirectory } = await startReceiver()
  expect((await postSubscription(url, 'before@b.example'))?.status).toBe(200)
  change(dataDirectory)
  expect((await postSubscription(url, 'after@b.example'))?.status).toBe(503)
})

test('a message does not count as stored if the folder goes away while it is written', async () => {
  const folder = join(temporaryFolder(), 'data')
  const database = await openSqlite(folder)
  onTestFinished(() => database.destroy())
  const keeping = database.transaction().execute(async (transaction) => {
    await transaction.insertInto('submissions').values(storedMessage()).execute()
    renameSync(folder, `${folder}-elsewhere`)
  })
  await expect(keeping).rejects.toThrow(join(folder, SQLITE_FILE_NAME))
})

test('the log reports once that the database was taken away, and once that it is back', {
  tags: 'long',
}, async () => {
  const DATA_DIRECTORY = join(temporaryFolder(), 'data')
  const child = startProcess({ SITE_DIRECTORY: 'none', DATA_DIRECTORY, LOG_LEVEL: 'warn' })
  const log: string[] = []
  const url = await addressOf(child)
  child.stdout.on('data', (chunk) => log.push(...String(chunk).trim().split('\n')))

  renameSync(DATA_DIRECTORY, `${DATA_DIRECTORY}-elsewhere`)
  for (let index = 0; index < 5; index += 1) {
    expect((await postSubscription(url, `meanwhile-${index}@b.example`))?.status).toBe(503)
  }
  renameSync(`${DATA_DIRECTORY}-elsewhere`, DATA_DIRECTORY)
  expect((await postSubscription(url, 'after@b.example'))?.status).toBe(200)
  await expect.poll(() => log).toHaveLength(2)
  expect(log[0]).toContain(join(DATA_DIRECTORY, SQLITE_FILE_NAME))
  expect(log[0]).toContain('docs/backups.md')
  expect(log[0]).not.toContain('.ts:')
  expect(JSON.parse(log[1] ?? '')).toMatchObject({ failures: 5 })
})
