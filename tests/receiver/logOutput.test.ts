import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '../support/receiver/freePort.ts'
import { fullPipe } from '../support/receiver/fullPipe.ts'
import { postForm } from '../support/receiver/requests.ts'
import { startProcess } from '../support/receiver/startProcess.ts'
import { temporaryFolder } from '../support/receiver/startReceiver.ts'
import { startWebhookServer } from '../support/receiver/startWebhookServer.ts'
import { storedRows } from '../support/receiver/submissions.ts'
import { roundOf } from '../support/round.ts'

const fullDisk = () => '/dev/full'

/** Each message adds to the log, because its webhook fails. */
const MESSAGES = 5

test.for(
  roundOf([
    ['a pipe that nobody reads', fullPipe],
    ['a full disk', fullDisk],
  ] as const),
)('with its log on %s a receiver starts, stores messages and shuts down', async ([, output]) => {
  const webhooks = await startWebhookServer()
  webhooks.plan.push(...Array(MESSAGES).fill(500))
  const DATA_DIRECTORY = join(temporaryFolder(), 'data')
  const PORT = String(await freePort())
  const own = { SITE_DIRECTORY: 'none', DATA_DIRECTORY, PORT, LOG_LEVEL: 'info' }
  const child = startProcess({ ...own, ...webhooks.settings }, `exec >${output()}`)
  const url = `http://127.0.0.1:${PORT}`
  const health = async () => (await fetch(`${url}/healthz`)).status
  await expect.poll(() => health().catch(() => 'away'), { timeout: 20_000 }).toBe(200)
  for (let index = 0; index < MESSAGES; index += 1) {
    const answer = await postForm(`${url}/f/newsletter`, { email: `${index}@northfold.example` })
    expect(answer.status).toBe(200)
  }
  await expect.poll(() => webhooks.received.length).toBe(MESSAGES)
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(storedRows(DATA_DIRECTORY)).toHaveLength(MESSAGES)
})
