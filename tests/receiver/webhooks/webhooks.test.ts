import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { DatabaseConfig } from '../../../core/database/connectDatabase.ts'
import { createOutboxWorker } from '../../../core/outbox/outboxWorker.ts'
import { RETRY_DELAYS_MS } from '../../../core/outbox/sender.ts'
import { createStorage } from '../../../core/submissions/submissionStore.ts'
import type { WebhookOptions } from '../../../core/webhooks/webhookOptions.ts'
import { webhookSender } from '../../../core/webhooks/webhookSender.ts'
import { PAGE_FIELD } from '../../../forms/sourceFields.ts'
import { openDatabase } from '../../../server/openDatabase.ts'
import { emptyDatabase, STORES } from '../../support/receiver/emptyDatabase.ts'
import { freePort } from '../../support/receiver/freePort.ts'
import {
  MAIL_CHANNELS,
  silentLog,
  storing,
  testCopy,
} from '../../support/receiver/receiverOptions.ts'
import { goodMessage, postForm, postSubscription } from '../../support/receiver/requests.ts'
import { addressOf, startProcess } from '../../support/receiver/startProcess.ts'
import { MAILBOX, startReceiver } from '../../support/receiver/startReceiver.ts'
import {
  SECRET,
  startWebhookServer,
  webhookOptions,
} from '../../support/receiver/startWebhookServer.ts'
import { exampleMessage, noSource } from '../../support/receiver/submissions.ts'

const wording = { copy: testCopy, fieldLabels: {}, locale: 'en-GB' }

/** A process with a storage and webhooks, and a clock that stands still until it is set. */
async function startWebhooks(
  config: DatabaseConfig,
  webhooks: WebhookOptions,
  deadlineMs?: number,
) {
  let now = new Date('2026-05-04T09:00:00Z')
  const database = await openDatabase(config)
  const sender = webhookSender({
    ...webhooks,
    wording,
    siteUrl: 'https://agency.example',
    now: () => now,
    deadlineMs,
  })
  const worker = createOutboxWorker([sender], { database, log: silentLog, now: () => now })
  const names = webhooks.addresses.map(({ name }) => name)
  const channels = { ...MAIL_CHANNELS, mailHost: null, webhooks: names }
  const storage = createStorage(database, storing(channels, worker.wake), silentLog)
  onTestFinished(async () => {
    await worker.stop()
    await storage.close()
  })
  const deliveries = () =>
    database.selectFrom('deliveries').selectAll().orderBy('recipient').execute()
  return {
    database,
    worker,
    deliveries,
    save: (email = exampleMessage.email) => storage.save({ ...exampleMessage, email }, now),
    /** Waits until an attempt at the only delivery has ended. */
    async attemptEnds(attempts: number) {
      await expect.poll(deliveries).toMatchObject([{ attempts, lease_owner: null }])
      return (await deliveries())[0]
    },
    async pass(ms: number) {
      now = new Date(now.getTime() + ms)
      worker.wake()
    },
  }
}

/** The same with the URL of a test server, on SQLite. */
async function startWithServer(deadlineMs?: number) {
  const server = await startWebhookServer()
  const webhooks = webhookOptions(server.settings)
  const outbox = await startWebhooks(await emptyDatabase('SQLite'), webhooks, deadlineMs)
  return { server, ...outbox }
}

test('each URL gets each submission once, signed, and no spam', async () => {
  const server = await startWebhookServer()
  const settings = {
    ...server.settings,
    WEBHOOKS: `${server.settings.WEBHOOKS}, slack:${server.url}/slack`,
  }
  const { url } = await startReceiver({ webhooks: webhookOptions(settings) })
  await postForm(`${url}/${MAILBOX}`, { ...goodMessage, name: 'Robot', _honey: 'x' })
  await postForm(`${url}/${MAILBOX}`, {
    ...goodMessage,
    [PAGE_FIELD]: '/pricing',
    website: 'https://northfold.example',
  })
  await expect.poll(() => server.received.length).toBe(2)
  await postForm(`${url}/f/newsletter`, { email: 'last@northfold.example' })
  await expect.poll(() => server.received.length).toBe(4)

  const told = server.received.filter(({ path }) => path === '/leads')
  expect(told.map(({ body }) => JSON.parse(body))).toEqual([
    {
      type: 'lead.created',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: {
        id: told[0]?.headers['webhook-id'],
        form: 'contact',
        email: 'nora@northfold.example',
        name: 'Nora Dunmore',
        phone: '0113 496 0142',
        subject: 'New website',
        comments: 'We need five pages.\nBy June.',
        source: { ...noSource, page: '/pricing' },
        extra_fields: [{ name: 'website', value: 'https://northfold.example' }],
      },
    },
    expect.objectContaining({ type: 'reader.subscribed' }),
  ])
  for (const { headers, body } of told) {
    const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
    const key = Buffer.from(SECRET.replace('whsec_', ''), 'base64')
    const signature = createHmac('sha256', key).update(content).digest('base64')
    expect(headers['webhook-signature']).toBe(`v1,${signature}`)
  }
})

test('a visitor gets a response before any webhook is answered', async () => {
  const server = await startWebhookServer()
  server.plan.push('never answer')
  const { url } = await startReceiver({ webhooks: webhookOptions(server.settings) })
  const answer = await postForm(`${url}/${MAILBOX}`, goodMessage)
  expect(await answer.json()).toEqual({ success: 'true', message: 'Message kept.' })
  await expect.poll(() => server.received.length).toBe(1)
  server.hangUp()
})

test('during a change of secret, webhooks carry signatures by the new and the old one', async () => {
  const server = await startWebhookServer()
  const newer = `whsec_${Buffer.alloc(24, 'newer').toString('base64')}`
  const settings = { ...server.settings, WEBHOOKS: `${server.url}/leads ${newer} ${SECRET}` }
  const outbox = await startWebhooks(await emptyDatabase('SQLite'), webhookOptions(settings))
  await outbox.save()
  await outbox.attemptEnds(1)
  expect(server.received[0]?.headers['webhook-signature']).toMatch(/^v1,\S{44} v1,\S{44}$/)
})

test('a receiver that is down gets the webhook later, with the same id and another time', async () => {
  const { server, save, attemptEnds, pass } = await startWithServer()
  server.plan.push(503)
  await save()
  expect(await attemptEnds(1)).toMatchObject({
    state: 'waiting',
    last_error: expect.stringMatching(/^127\.0\.0\.1:\d+\/[\da-f]{8} answered 503$/),
    next_attempt_at: '2026-05-04T09:01:00.000Z',
  })
  await pass(60_000)
  expect(await attemptEnds(2)).toMatchObject({ state: 'sent', last_error: null })
  const [first, second] = server.received.map(({ headers }) => headers)
  expect(second?.['webhook-id']).toBe(first?.['webhook-id'])
  expect(Number(second?.['webhook-timestamp']) - Number(first?.['webhook-timestamp'])).toBe(60)
})

test('webhooks to an unreachable receiver are tried for three days, then given up', async () => {
  const WEBHOOKS = `http://127.0.0.1:${await freePort()}/leads ${SECRET}`
  const webhooks = webhookOptions({ WEBHOOKS, WEBHOOK_ALLOW_PRIVATE: 'yes' })
  const { save, attemptEnds, pass } = await startWebhooks(await emptyDatabase('SQLite'), webhooks)
  await save()
  for (const [index, delayMs] of RETRY_DELAYS_MS.entries()) {
    expect(await attemptEnds(index + 1)).toMatchObject({
      state: 'waiting',
      last_error: expect.stringMatching(/ cannot be reached: ECONNREFUSED$/),
    })
    await pass(delayMs)
  }
  expect(await attemptEnds(RETRY_DELAYS_MS.length + 1)).toMatchObject({ state: 'dead' })
})

test('a receiver that answers 410 does not get that submission again', async () => {
  const { server, save, attemptEnds } = await startWithServer()
  server.plan.push(410)
  await save()
  expect(await attemptEnds(1)).toMatchObject({
    state: 'dead',
    last_error: expect.stringContaining('answered 410: it accepts no more messages.'),
  })
})

test('a redirect is not followed, and is reported', async () => {
  const { server, save, attemptEnds } = await startWithServer()
  server.plan.push({ redirect: `${server.url}/elsewhere` })
  await save()
  expect(await attemptEnds(1)).toMatchObject({
    state: 'waiting',
    last_error: expect.stringContaining('answered 301, a redirect, which is not followed.'),
  })
  expect(server.received.map(({ path }) => path)).toEqual(['/leads'])
})

test('a receiver that does not answer is disconnected', async () => {
  const { server, save, attemptEnds } = await startWithServer(300)
  server.plan.push('never answer')
  await save()
  expect(await attemptEnds(1)).toMatchObject({
    state: 'waiting',
    last_error: expect.stringContaining('did not answer in time'),
  })
  await expect.poll(() => server.cutOff).toEqual(['/leads'])
})

test('a response of 101 Switching Protocols is a failure', async () => {
  const { server, save, attemptEnds } = await startWithServer()
  server.plan.push(101)
  await save()
  expect(await attemptEnds(1)).toMatchObject({ state: 'waiting', sent_at: null })
})

test('a response that never ends is cut off, and counts by its status', async () => {
  const { server, save, attemptEnds } = await startWithServer()
  server.plan.push('never end')
  await save()
  expect(await attemptEnds(1)).toMatchObject({ state: 'sent' })
  await expect.poll(() => server.cutOff).toEqual(['/leads'])
})

test('a URL that was removed from the settings no longer gets its waiting webhooks', async () => {
  const { database, save, attemptEnds } = await startWithServer()
  await save()
  await attemptEnds(1)
  await database
    .updateTable('deliveries')
    .set({ state: 'waiting', recipient: 'crm.example/0badcafe' })
    .execute()
  await save('other@northfold.example')
  await expect
    .poll(() =>
      database
        .selectFrom('deliveries')
        .select(['state', 'last_error'])
        .orderBy('recipient')
        .execute(),
    )
    .toEqual([
      { state: 'sent', last_error: null },
      { state: 'dead', last_error: 'crm.example/0badcafe is no longer in WEBHOOKS' },
    ])
})

test.for(['127.0.0.1', 'localhost'])(
  'nothing is sent to %s, which is in a private network, unless the owner allows it',
  async (host) => {
    const server = await startWebhookServer()
    const { port } = new URL(server.url)
    const WEBHOOKS = `http://${host}:${port}/leads ${SECRET}`
    const allowed = webhookOptions({ WEBHOOKS, WEBHOOK_ALLOW_PRIVATE: 'yes' })
    const webhooks = { ...allowed, allowPrivate: false }
    const outbox = await startWebhooks(await emptyDatabase('SQLite'), webhooks)
    await outbox.save()
    expect(await outbox.attemptEnds(1)).toMatchObject({
      state: 'waiting',
      last_error: expect.stringMatching(
        / leads to (127\.0\.0\.1|::1), which is not a public address/,
      ),
    })
    expect(server.received).toEqual([])
  },
)

describe.for(STORES)('%s', (store) => {
  test('several processes send each webhook once', async () => {
    const server = await startWebhookServer()
    const config = await emptyDatabase(store)
    const webhooks = webhookOptions(server.settings)
    const processes = await Promise.all([1, 2].map(() => startWebhooks(config, webhooks)))
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        processes[index % 2]?.save(`visitor-${index}@b.example`),
      ),
    )
    await expect
      .poll(
        async () => {
          for (const { worker } of processes) worker.wake()
          return (await processes[0]?.deliveries())?.every(({ state }) => state === 'sent')
        },
        { timeout: 20_000 },
      )
      .toBe(true)
    expect(new Set(server.received.map(({ headers }) => headers['webhook-id'])).size).toBe(60)
    expect(server.received).toHaveLength(60)
  })

  test('a webhook that a killed process was sending is sent by the next, with the same id', {
    tags: 'long',
  }, async () => {
    const server = await startWebhookServer()
    server.plan.push('never answer')
    const config = await emptyDatabase(store)
    const settings = {
      ...server.settings,
      SITE_DIRECTORY: 'none',
      DATA_DIRECTORY: config.dataDirectory,
      DATABASE_URL: config.databaseUrl ?? '',
    }
    const first = startProcess(settings)
    await postSubscription(await addressOf(first), 'nora@northfold.example')
    await expect.poll(() => server.received.length).toBe(1)
    first.kill('SIGKILL')
    await once(first, 'exit')

    // As if its lease of five minutes had ended.
    const database = await openDatabase(config)
    await database.updateTable('deliveries').set({ leased_until: null }).execute()
    await database.destroy()
    await addressOf(startProcess(settings))
    await expect.poll(() => server.received.length).toBe(2)
    const ids = server.received.map(({ headers }) => headers['webhook-id'])
    expect(ids[1]).toBe(ids[0])
  })
})
