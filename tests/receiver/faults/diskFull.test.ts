import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { readContent } from '../../../content-model/readContent.ts'
import {
  createStorage,
  StorageUnavailableError,
} from '../../../core/submissions/submissionStore.ts'
import { openSqlite } from '../../support/receiver/openStores.ts'
import { NO_CHANNELS, silentLog, storing } from '../../support/receiver/receiverOptions.ts'
import { goodMessage, postForm } from '../../support/receiver/requests.ts'
import { addressOf, startProcess } from '../../support/receiver/startProcess.ts'
import { temporaryFolder, writeTestSite } from '../../support/receiver/startReceiver.ts'
import { exampleMessage, storedRows } from '../../support/receiver/submissions.ts'

const LONG_TEXT = 'x'.repeat(20_000)
const now = new Date('2026-05-04T09:00:00Z')

test('on a full disk forms get 503, pages are served, and no acknowledged message is missing', async () => {
  const folder = temporaryFolder()
  const settings = {
    SITE_DIRECTORY: join(folder, 'dist'),
    DATA_DIRECTORY: join(folder, 'data'),
  }
  writeTestSite(settings.SITE_DIRECTORY)
  // No file may grow past 512 or 1024 KiB, depending on the shell's unit: room for some messages.
  const child = startProcess(settings, 'ulimit -S -f 1024')
  const url = await addressOf(child)
  const { brand } = await readContent()
  const post = (index: number) =>
    postForm(`${url}/${brand.email}`, {
      ...goodMessage,
      subject: `Message ${index}`,
      comments: LONG_TEXT,
    })

  const acknowledged: string[] = []
  let rejected: Response | undefined
  for (let index = 0; index < 100 && !rejected; index += 1) {
    const answer = await post(index)
    if (answer.status === 200) acknowledged.push(`Message ${index}`)
    else rejected = answer
  }
  expect(acknowledged.length).toBeGreaterThan(0)
  expect(rejected?.status).toBe(503)
  expect(Number(rejected?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await fetch(`${url}/readyz`)).status).toBe(503)
  expect((await fetch(url)).status).toBe(200)

  child.kill('SIGKILL')
  await once(child, 'exit')
  const database = await openSqlite(settings.DATA_DIRECTORY)
  await database.destroy()
  const subjects = storedRows(settings.DATA_DIRECTORY).map(({ subject }) => subject)
  expect(subjects).toEqual(expect.arrayContaining(acknowledged))
})

test('once a full database has room again, messages are stored without a restart', async () => {
  const folder = temporaryFolder()
  const database = await openSqlite(folder)
  const storage = createStorage(database, storing(NO_CHANNELS), silentLog)
  onTestFinished(() => storage.close())
  const save = (index: number) =>
    storage.save({ ...exampleMessage, subject: `Message ${index}`, comments: LONG_TEXT }, now)

  await sql`pragma max_page_count = 60`.execute(database)
  let taken = 0
  const fill = async () => {
    for (;;) {
      await save(taken)
      taken += 1
    }
  }
  await expect(fill()).rejects.toThrow(
    expect.objectContaining({
      name: StorageUnavailableError.name,
      cause: expect.objectContaining({ message: 'database or disk is full' }),
    }),
  )
  expect(storedRows(folder)).toHaveLength(taken)
  // A short message might fit where the failed one did not.
  await expect(storage.check()).rejects.toThrow(StorageUnavailableError)

  await sql`pragma max_page_count = 1000000`.execute(database)
  await expect(storage.check()).resolves.toBeUndefined()
  expect(await save(taken)).toBe('stored')
})
