import { once } from 'node:events'
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { postForm } from '../support/receiver/requests.ts'
import { startMailServer } from '../support/receiver/startMailServer.ts'
import { addressOf, startFailureOf, startProcess } from '../support/receiver/startProcess.ts'
import { temporaryFolder, writeTestSite } from '../support/receiver/startReceiver.ts'
import { storedRows } from '../support/receiver/submissions.ts'
import { roundOf } from '../support/round.ts'

const EMAIL = 'nora@northfold.example'

function settingsWithSite() {
  const folder = temporaryFolder()
  const settings = { SITE_DIRECTORY: join(folder, 'dist'), DATA_DIRECTORY: join(folder, 'data') }
  writeTestSite(settings.SITE_DIRECTORY)
  return settings
}

test.for(roundOf(['SIGTERM', 'SIGINT'] as const))(
  'a receiver closes its data to others, logs nothing about a visitor, and lets an open request finish at %s',
  async (signal) => {
    const settings = settingsWithSite()
    mkdirSync(settings.DATA_DIRECTORY, { mode: 0o755 })
    const child = startProcess({ ...settings, LOG_LEVEL: 'trace' })
    const log: string[] = []
    const words: string[] = []
    child.stdout.on('data', (chunk) => log.push(String(chunk)))
    child.stderr.on('data', (chunk) => words.push(String(chunk)))
    const url = await addressOf(child)
    if (process.platform !== 'win32') {
      expect(statSync(settings.DATA_DIRECTORY).mode & 0o777).toBe(0o700)
      await expect.poll(() => words.join('')).toContain(`"${settings.DATA_DIRECTORY}". Other users`)
    }
    expect((await fetch(`${url}/about?q=private-search`)).status).toBe(200)
    await postForm(`${url}/f/newsletter`, { email: 'nora-without-domain' })

    const body = `email=${EMAIL}`
    const headers = {
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.length),
      expect: '100-continue',
    }
    const open = request(`${url}/f/newsletter`, { method: 'POST', headers })
    open.flushHeaders()
    // The server has accepted the request once it asks for the body.
    await once(open, 'continue')
    child.kill(signal)
    // A refused connection shows that the process has begun to close.
    await expect.poll(() => fetch(url).catch(() => 'closed')).toBe('closed')
    open.end(body)
    const [answer] = await once(open, 'response')
    expect(JSON.parse(await text(answer))).toEqual({ ok: true, next: '/thank-you' })
    expect(await once(child, 'close')).toEqual([0, null])
    expect(log.join('')).toContain('Server listening')
    expect(log.join('')).not.toMatch(/nora|private-search|remoteAddress/)
    expect(storedRows(settings.DATA_DIRECTORY)).toHaveLength(1)
  },
)

test('a hanging mail server does not keep the process from ending', {
  tags: 'long',
}, async () => {
  const server = await startMailServer()
  server.plan.push('hang after data')
  const settings = settingsWithSite()
  const SMTP_URL = `smtp://${server.smtp.host}:${server.smtp.port}`
  const child = startProcess({ ...settings, SMTP_URL })
  await postForm(`${await addressOf(child)}/f/newsletter`, { email: EMAIL })
  await expect.poll(server.attempts).toBeGreaterThan(0)
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(storedRows(settings.DATA_DIRECTORY)).toHaveLength(1)
})

test('an invalid setting stops the start with its name and the allowed values', {
  tags: 'long',
}, async () => {
  const failure = await startFailureOf(startProcess({ ...settingsWithSite(), PORT: 'abc' }))
  expect(failure).toEqual({
    code: 1,
    stderr: 'PORT is "abc". Use a whole number from 0 to 65535.\n',
  })
})

test('a folder without a built site stops the start', { tags: 'long' }, async () => {
  const settings = { ...settingsWithSite(), SITE_DIRECTORY: temporaryFolder() }
  expect(await startFailureOf(startProcess(settings))).toEqual({
    code: 1,
    stderr: `SITE_DIRECTORY is "${settings.SITE_DIRECTORY}". There is no built site. Build it with npm run build, or use none to accept only forms.\n`,
  })
})

test('a data folder that cannot be created stops the start', { tags: 'long' }, async () => {
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  const settings = { ...settingsWithSite(), DATA_DIRECTORY: join(file, 'data') }
  expect(await startFailureOf(startProcess(settings))).toEqual({
    code: 1,
    stderr: `DATA_DIRECTORY is "${settings.DATA_DIRECTORY}". It is not writable. Use a folder that this user can write to.\n`,
  })
})

test('a port that is taken stops the start', { tags: 'long' }, async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const PORT = String(typeof address === 'object' ? address?.port : '')
  const failure = await startFailureOf(startProcess({ ...settingsWithSite(), PORT }))
  other.close()
  expect(failure).toEqual({
    code: 1,
    stderr: `PORT is "${PORT}". Another program uses that port. Use a free port.\n`,
  })
})
