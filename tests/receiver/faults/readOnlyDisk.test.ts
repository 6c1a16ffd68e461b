import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mountDisk, NEEDS_DISK } from '../../support/receiver/mountDisk.ts'
import { postSubscription } from '../../support/receiver/requests.ts'
import { addressOf, startProcess } from '../../support/receiver/startProcess.ts'
import { temporaryFolder, writeTestSite } from '../../support/receiver/startReceiver.ts'
import { storedRows } from '../../support/receiver/submissions.ts'

test('on a disk that has become read-only, forms get 503, pages are served, and no acknowledged submission is missing', {
  tags: 'long',
}, async ({ skip }) => {
  const disk = mountDisk()
  if (disk === null) return skip(NEEDS_DISK)
  const settings = {
    SITE_DIRECTORY: join(temporaryFolder(), 'dist'),
    DATA_DIRECTORY: join(disk.folder, 'data'),
  }
  writeTestSite(settings.SITE_DIRECTORY)
  const child = startProcess(settings)
  const url = await addressOf(child)
  expect((await postSubscription(url, 'before@b.example'))?.status).toBe(200)

  disk.fail()
  const rejected = await postSubscription(url, 'meanwhile@b.example')
  expect(rejected?.status).toBe(503)
  expect(Number(rejected?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await fetch(`${url}/about`)).status).toBe(200)

  child.kill('SIGKILL')
  await once(child, 'exit')
  await disk.mountAgain()
  await addressOf(startProcess(settings))
  const emails = storedRows(settings.DATA_DIRECTORY).map(({ email }) => email)
  expect(emails).toEqual(['before@b.example'])
})
