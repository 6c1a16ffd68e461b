import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../server/openDatabase.ts'
import { findNginx, NO_NGINX } from '../../workshop/findNginx.ts'
import { startNginx, VISITOR_ADDRESS_HEADER } from '../support/deploy/startNginx.ts'
import { emptyDatabase } from '../support/receiver/emptyDatabase.ts'
import { startMailServer } from '../support/receiver/startMailServer.ts'
import { addressOf, startProcess } from '../support/receiver/startProcess.ts'

const VISITORS = 12
const POSTS_BEFORE = 150
const POSTS_AFTER = 350
const PER_MINUTE = 20
const TEST_TIMEOUT_MS = 120_000
const POLL = { timeout: 30_000 }

const program = findNginx()

/** Two receivers as `node receiver/start.ts` starts them, on one database, behind nginx. */
async function startTwo(settings: Record<string, string>) {
  if (!program) throw new Error(NO_NGINX)
  const config = await emptyDatabase('PostgreSQL')
  const shared = {
    SITE_DIRECTORY: 'none',
    TRUST_PROXY: '127.0.0.1',
    DATA_DIRECTORY: config.dataDirectory,
    DATABASE_URL: config.databaseUrl ?? '',
  }
  const instances = [1, 2].map(() => startProcess({ ...shared, ...settings }))
  const addresses = await Promise.all(instances.map(addressOf))
  const receivers = addresses.map((address) => new URL(address).host)
  const nginx = await startNginx({ program, receivers })
  onTestFinished(nginx.stop)
  const database = await openDatabase(config)
  onTestFinished(() => database.destroy())
  return { instances, nginx, database }
}

/** Subscribes an address. Throws without a response, since nginx runs throughout. */
async function subscribe(url: string, email: string, visitor: string): Promise<number> {
  const answer = await fetch(`${url}/f/newsletter`, {
    method: 'POST',
    headers: { accept: 'application/json', [VISITOR_ADDRESS_HEADER]: visitor },
    body: new URLSearchParams({ email }),
  })
  await answer.arrayBuffer()
  return answer.status
}

test('killing one of two instances under load: no visitor notices, each message is stored and mailed once', {
  tags: 'long',
  timeout: TEST_TIMEOUT_MS,
}, async ({ annotate, skip }) => {
  skip(!program, NO_NGINX)
  const mail = await startMailServer()
  const { instances, nginx, database } = await startTwo({
    RATE_LIMIT_PER_MINUTE: '0',
    SUBSCRIBER_MAILS_PER_MINUTE: '10000',
    SMTP_URL: `smtp://127.0.0.1:${mail.smtp.port}`,
  })
  const [victim] = instances
  const statuses = new Map<string, number>()
  const killed = Promise.withResolvers<void>()
  let longestMs = 0
  const startedAtMs = performance.now()
  const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
    for (let index = 0; statuses.size < POSTS_BEFORE + POSTS_AFTER; index += 1) {
      const email = `visitor-${visitor}-${index}@b.example`
      const sentAtMs = performance.now()
      statuses.set(email, await subscribe(nginx.url, email, `198.51.100.${visitor}`))
      longestMs = Math.max(longestMs, performance.now() - sentAtMs)
      if (statuses.size === POSTS_BEFORE) {
        victim?.kill('SIGKILL')
        killed.resolve()
      }
    }
  })
  await Promise.all([killed.promise, ...visitors])
  const tookMs = performance.now() - startedAtMs

  expect([...statuses].filter(([, status]) => status !== 200)).toEqual([])
  const rows = await database.selectFrom('submissions').select('email').execute()
  expect(rows.map(({ email }) => email).toSorted()).toEqual([...statuses.keys()].toSorted())

  // The dead instance holds its last mails until their lease ends. The test skips these five minutes.
  const unsent = () =>
    database.selectFrom('deliveries').selectAll().where('state', '!=', 'sent').execute()
  const past = new Date(0).toISOString()
  await expect.poll(async () => (await unsent()).every((row) => row.leased_until), POLL).toBe(true)
  const held = await unsent()
  await database
    .updateTable('deliveries')
    .set({ leased_until: null, next_attempt_at: past })
    .where('state', '!=', 'sent')
    .execute()
  // A new message makes the other instance check the outbox.
  await subscribe(nginx.url, 'last@b.example', '198.51.100.200')
  await expect.poll(async () => (await unsent()).length, POLL).toBe(0)

  const told = mail.mails.map(({ messageId }) => messageId)
  // The mail to the owner, and the confirmation mail.
  expect(new Set(told).size).toBe(2 * (statuses.size + 1))
  // Only mails that the dead instance sent without recording it may arrive twice.
  expect(told.length - new Set(told).size).toBeLessThanOrEqual(held.length)

  const log = await nginx.log()
  const retried = log.filter((line) => line.includes(', '))
  expect(retried, 'nginx tried the dead instance').not.toEqual([])
  await annotate(
    `${statuses.size} posts in ${(tookMs / 1000).toFixed(1)} s, longest ${Math.round(longestMs)} ms; ${retried.length} asked a second instance; ${held.length} mails held by the dead, ${told.length - new Set(told).size} mailed twice`,
  )
})

test('two instances share the rate limit of a visitor, and tell visitors apart', {
  tags: 'long',
  timeout: TEST_TIMEOUT_MS,
}, async ({ skip }) => {
  skip(!program, NO_NGINX)
  const { nginx } = await startTwo({ RATE_LIMIT_PER_MINUTE: String(PER_MINUTE) })
  const statuses: number[] = []
  for (let index = 0; index < PER_MINUTE + 5; index += 1) {
    statuses.push(await subscribe(nginx.url, `eager-${index}@b.example`, '203.0.113.9'))
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(PER_MINUTE)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  expect(await subscribe(nginx.url, 'other@b.example', '203.0.113.10')).toBe(200)
  const asked = new Set((await nginx.log()).map((line) => line.split(' ')[1]))
  expect(asked.size).toBe(2)
})
