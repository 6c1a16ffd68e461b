import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { addressGroup } from '../../../core/lib/addresses.ts'
import { openDatabase } from '../../../server/openDatabase.ts'
import { BOTH_STORES, emptyDatabase, STORES } from '../../support/receiver/emptyDatabase.ts'
import { MAILBOX, startReceiver } from '../../support/receiver/startReceiver.ts'

const VISITOR = '203.0.113.7'

type Post = { from?: string; path?: string; accept?: string }

let posts = 0
/** A subscription from the given IP address, each with a new email address. */
function post(app: FastifyInstance, { from = VISITOR, path = '/f/newsletter', accept }: Post = {}) {
  posts += 1
  return app.inject({
    method: 'POST',
    url: path,
    remoteAddress: from,
    headers: { accept: accept ?? 'application/json' },
    payload: { email: `visitor-${posts}@b.example` },
  })
}

describe.for(BOTH_STORES)('%s', (store) => {
  test('no visitor is locked out for years after a clock that was ahead is set back', async () => {
    const setClock = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    setClock('2041-01-01T00:00:00Z')
    const { app } = await startReceiver({ ...(await emptyDatabase(store)), rateLimitPerMinute: 2 })
    const statuses: number[] = []
    for (let index = 0; index < 4; index += 1) statuses.push((await post(app)).statusCode)
    expect(statuses).toEqual([200, 200, 429, 429])

    setClock('2026-05-04T09:00:00Z')
    const later: number[] = []
    for (let index = 0; index < 3; index += 1) later.push((await post(app)).statusCode)
    expect(later).toEqual([200, 200, 429])
  })
})

describe.for(STORES)('%s', (store) => {
  test('requests over the limit are rejected in the format of each form', async () => {
    const { app } = await startReceiver({ ...(await emptyDatabase(store)), rateLimitPerMinute: 3 })
    const first = [await post(app), await post(app), await post(app)]
    expect(first.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])

    const newsletter = await post(app)
    expect(newsletter.statusCode).toBe(429)
    expect(newsletter.json()).toEqual({
      error: 'Too many messages.',
      errors: [{ code: 'TOO_MANY_MESSAGES', message: 'Too many messages.' }],
    })
    const contact = await post(app, { path: `/${MAILBOX}` })
    expect(contact.statusCode).toBe(429)
    expect(contact.json()).toEqual({
      success: 'false',
      message: 'Too many messages.',
      errors: [{ code: 'TOO_MANY_MESSAGES', message: 'Too many messages.' }],
    })
    const page = await post(app, { accept: 'text/html' })
    expect(page.statusCode).toBe(429)
    expect(page.body).toContain('<li>Too many messages.</li>\n<li>Wait 1 minute.</li>')
    for (const { headers } of [newsletter, contact, page]) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
    }

    expect((await post(app, { from: '203.0.113.8' })).statusCode).toBe(200)
    expect((await app.inject({ url: '/about', remoteAddress: VISITOR })).statusCode).toBe(200)
  })

  test("this machine's own programs are exempt", async () => {
    const { app } = await startReceiver({ ...(await emptyDatabase(store)), rateLimitPerMinute: 1 })
    for (const from of ['127.0.0.1', '127.0.0.1', '::1', '::1', '::ffff:127.0.0.1']) {
      expect((await post(app, { from })).statusCode).toBe(200)
    }
  })

  test('0 means no limit', async () => {
    const { app } = await startReceiver({ ...(await emptyDatabase(store)), rateLimitPerMinute: 0 })
    const answers = await Promise.all(Array.from({ length: 40 }, () => post(app)))
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
  })
})

test('instances on one PostgreSQL share the counts, which hold no address; without the shared table, each counts by itself', async () => {
  const config = await emptyDatabase('PostgreSQL')
  const options = { ...config, rateLimitPerMinute: 2 }
  const instances = [await startReceiver(options), await startReceiver(options)] as const
  const statuses: number[] = []
  for (const { app } of [...instances, ...instances]) statuses.push((await post(app)).statusCode)
  expect(statuses).toEqual([200, 200, 429, 429])

  const database = await openDatabase(config)
  onTestFinished(() => database.destroy())
  const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(database)
  expect(rows).toHaveLength(1)
  expect(rows[0]?.key).not.toContain(VISITOR)

  await sql`drop table rate_limits`.execute(database)
  const alone: number[] = []
  for (let index = 0; index < 3; index += 1) {
    alone.push((await post(instances[0].app, { from: '203.0.113.8' })).statusCode)
  }
  expect(alone).toEqual([200, 200, 429])
})

test.for([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::', '0:0:0:0'],
] as const)('%s counts as %s', ([address, group]) => {
  expect(addressGroup(address)).toBe(group)
})
