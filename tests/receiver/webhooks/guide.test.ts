import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../support/receiver/freePort.ts'
import { goodMessage, postForm } from '../../support/receiver/requests.ts'
import { MAILBOX, startReceiver, temporaryFolder } from '../../support/receiver/startReceiver.ts'
import { SECRET, webhookOptions } from '../../support/receiver/startWebhookServer.ts'

const GUIDE = join(import.meta.dirname, '../../../docs/webhooks.md')

/** Runs the guide's receiver as an owner would copy it. */
async function startGuidesReceiver() {
  const code = /```js\n(.*?)```/s.exec(readFileSync(GUIDE, 'utf8'))?.[1] ?? ''
  const file = join(temporaryFolder(), 'receiver.mjs')
  writeFileSync(file, code)
  const port = await freePort()
  const env = { PORT: String(port), WEBHOOK_SECRET: SECRET }
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => {
    child.kill()
  })
  const printed: string[] = []
  child.stdout.on('data', (chunk) => printed.push(String(chunk)))
  const url = `http://127.0.0.1:${port}/hooks`
  const status = (headers: Record<string, string> = {}) =>
    fetch(url, { method: 'POST', body: '{}', headers }).then(
      (answer) => answer.status,
      () => null,
    )
  // Once it listens, it answers unsigned requests with 401.
  await expect.poll(() => status(), { timeout: 10_000 }).toBe(401)
  return { url, printed, status }
}

test('the guide’s receiver accepts the forms’ webhooks and rejects forged ones', async () => {
  const guides = await startGuidesReceiver()
  const settings = { WEBHOOKS: `${guides.url} ${SECRET}`, WEBHOOK_ALLOW_PRIVATE: 'yes' }
  const { url } = await startReceiver({ webhooks: webhookOptions(settings) })
  await postForm(`${url}/${MAILBOX}`, goodMessage)
  await expect.poll(() => guides.printed.join('')).toContain('We need five pages.')
  const forged = {
    'webhook-id': 'a',
    'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
    'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')}`,
  }
  expect(await guides.status(forged)).toBe(401)
})
