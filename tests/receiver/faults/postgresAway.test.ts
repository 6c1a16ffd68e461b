import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { ConfigError } from '../../../server/config.ts'
import { openDatabase } from '../../../server/openDatabase.ts'
import { openPostgres } from '../../support/receiver/openStores.ts'
import { postSubscription } from '../../support/receiver/requests.ts'
import { startPostgres, type TestPostgres } from '../../support/receiver/startPostgres.ts'
import { addressOf, startFailureOf, startProcess } from '../../support/receiver/startProcess.ts'
import { startProxy } from '../../support/receiver/startProxy.ts'
import {
  startReceiver,
  temporaryFolder,
  writeTestSite,
} from '../../support/receiver/startReceiver.ts'

let server: TestPostgres
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.remove())

let emails = 0
const subscribe = (url: string) => {
  emails += 1
  return postSubscription(url, `visitor-${emails}@b.example`)
}
const isUp = (url: string) => async () => (await subscribe(url))?.status

async function keptEmails(databaseUrl: string): Promise<string[]> {
  const database = await openDatabase({ dataDirectory: '', databaseUrl })
  const rows = await database.selectFrom('submissions').select('email').execute()
  await database.destroy()
  return rows.map(({ email }) => email)
}

test('no acknowledged submission is lost while PostgreSQL restarts', { tags: 'long' }, async () => {
  const databaseUrl = await server.createDatabase()
  const siteDirectory = join(temporaryFolder(), 'dist')
  writeTestSite(siteDirectory)
  const child = startProcess({
    SITE_DIRECTORY: siteDirectory,
    // No folder can be created here: PostgreSQL needs none.
    DATA_DIRECTORY: '/dev/null/data',
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'trace',
  })
  const log: string[] = []
  child.stdout.on('data', (chunk) => log.push(String(chunk)))
  const url = await addressOf(child)

  const acknowledged: string[] = []
  const statuses = new Set<number | undefined>()
  const retryAfter = new Set<string | null | undefined>()
  let isOver = false
  const visitors = Array.from({ length: 8 }, async (_, visitor) => {
    for (let index = 0; !isOver; index += 1) {
      const email = `visitor-${visitor}-${index}@b.example`
      const answer = await postSubscription(url, email)
      statuses.add(answer?.status)
      if (answer?.status === 200) acknowledged.push(email)
      else retryAfter.add(answer?.headers.get('retry-after'))
    }
  })
  await expect.poll(() => acknowledged.length).toBeGreaterThan(20)
  await server.stop()
  await expect.poll(() => [...statuses]).toContain(503)
  expect((await fetch(`${url}/about`)).status).toBe(200)
  expect((await fetch(`${url}/readyz`)).status).toBe(503)
  await server.restart()
  const before = acknowledged.length
  await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(before + 20)
  isOver = true
  await Promise.all(visitors)

  expect([...statuses].sort()).toEqual([200, 503])
  expect([...retryAfter].every((seconds) => Number(seconds) > 0)).toBe(true)
  const kept = new Set(await keptEmails(databaseUrl))
  expect(acknowledged.filter((email) => !kept.has(email))).toEqual([])
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(log.join('')).toContain('the storage fails')
  expect(log.join('')).not.toMatch(/test-password|visitor-/)
})

test('a server that stops responding gives 503, and is used again when it responds', {
  tags: 'long',
}, async () => {
  const address = new URL(await server.createDatabase())
  const proxy = await startProxy(Number(address.port))
  address.port = String(proxy.port)
  const { url } = await startReceiver({ databaseUrl: address.href })
  expect((await subscribe(url))?.status).toBe(200)
  proxy.fallSilent()
  const answers = await Promise.all([subscribe(url), subscribe(url), subscribe(url)])
  for (const answer of answers) {
    expect(answer?.status).toBe(503)
    expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect((await fetch(`${url}/about`)).status).toBe(200)
  proxy.speakAgain()
  await expect.poll(isUp(url), { timeout: 20_000 }).toBe(200)
})

test('a locked table gives 503, and is used again when the lock is released', {
  tags: 'long',
}, async () => {
  const databaseUrl = await server.createDatabase()
  const { url } = await startReceiver({ databaseUrl })
  const other = await openDatabase({ dataDirectory: '', databaseUrl })
  onTestFinished(() => other.destroy())
  const held = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  const holding = other.transaction().execute(async (transaction) => {
    await sql`lock table submissions in access exclusive mode`.execute(transaction)
    held.resolve()
    await answered.promise
  })
  await held.promise
  const [answer, readiness] = await Promise.all([subscribe(url), fetch(`${url}/readyz`)])
  expect(answer?.status).toBe(503)
  expect(readiness.status).toBe(503)
  answered.resolve()
  await holding
  await expect.poll(isUp(url)).toBe(200)
})

test('a start waits for a server that starts at the same time', { tags: 'long' }, async () => {
  const databaseUrl = await server.createDatabase()
  await server.stop()
  const opening = openPostgres(databaseUrl)
  await server.restart()
  const database = await opening
  expect(await database.selectFrom('submissions').selectAll().execute()).toEqual([])
  await database.destroy()
})

test('an unreachable server ends the start with a sentence', { tags: 'long' }, async () => {
  const opening = openPostgres('postgres://forms:secret@127.0.0.1:1/forms', 100)
  await expect(opening).rejects.toThrow(
    new ConfigError(
      'DATABASE_URL: PostgreSQL at 127.0.0.1:1 does not answer. Start it, or correct the host and the port. Leave DATABASE_URL blank to use SQLite.',
    ),
  )
})

test('a wrong password ends the start at once and is not printed', {
  tags: 'long',
}, async () => {
  const address = new URL(await server.createDatabase())
  address.password = 'not-the-one'
  const failure = await startFailureOf(
    startProcess({ SITE_DIRECTORY: 'none', DATABASE_URL: address.href }),
  )
  expect(failure.code).toBe(1)
  expect(failure.stderr).toBe(
    `DATABASE_URL: PostgreSQL at ${address.host} rejects the connection (password authentication failed for user "postgres", 28P01). Use a user, a password and a database that exist there; the user must own the database or be allowed to create tables in it.\n`,
  )
})
