import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { DatabaseConfig } from '../../../core/database/connectDatabase.ts'
import type { MailerTimeouts } from '../../../core/mail/mailer.ts'
import { ownerMailSender } from '../../../core/mail/ownerMail.ts'
import { claimDeliveries, insertDeliveries, newDelivery } from '../../../core/outbox/deliveries.ts'
import { createOutboxWorker } from '../../../core/outbox/outboxWorker.ts'
import { RETRY_DELAYS_MS, type Sender } from '../../../core/outbox/sender.ts'
import { createStorage } from '../../../core/submissions/submissionStore.ts'
import { openDatabase } from '../../../server/openDatabase.ts'
import { BOTH_STORES, emptyDatabase, STORES } from '../../support/receiver/emptyDatabase.ts'
import {
  MAIL_CHANNELS,
  mailOptions,
  silentLog,
  storing,
  testCopy,
} from '../../support/receiver/receiverOptions.ts'
import {
  type MailStep,
  startMailServer,
  type TestMailServer,
} from '../../support/receiver/startMailServer.ts'
import { exampleMessage } from '../../support/receiver/submissions.ts'

const MINUTE_MS = 60_000
/** Enough that each of several processes meets mails that another has claimed. */
const MAILS = 24
const YEARS_MS = 15 * 365 * 24 * 60 * MINUTE_MS
const MAIL_CLAIM = { kind: 'owner-mail', retryDelaysMs: RETRY_DELAYS_MS } as const

/** A process with a storage and a worker, and a clock that stands still until it is set. */
async function startOutbox(
  config: DatabaseConfig,
  { smtp }: TestMailServer,
  timeouts?: MailerTimeouts,
  others: readonly Sender[] = [],
) {
  let now = new Date('2026-05-04T09:00:00Z')
  const logged: { level: string; words: unknown }[] = []
  const database = await openDatabase(config)
  const options = { copy: testCopy, fieldLabels: {}, locale: 'en-GB' }
  const ownerMail = ownerMailSender(options, mailOptions(smtp), timeouts)
  const worker = createOutboxWorker([...others, ownerMail], {
    database,
    log: {
      warn: (words: unknown) => logged.push({ level: 'warn', words }),
      error: (words: unknown) => logged.push({ level: 'error', words }),
    },
    now: () => now,
    drainMs: 100,
  })
  const storage = createStorage(database, storing(MAIL_CHANNELS, worker.wake), silentLog)
  onTestFinished(async () => {
    await worker.stop()
    await storage.close()
  })
  const mail = () => database.selectFrom('deliveries').selectAll().executeTakeFirst()
  return {
    config,
    database,
    worker,
    logged,
    save: (email = exampleMessage.email) => storage.save({ ...exampleMessage, email }, now),
    mail,
    /** Sorted, in the form in which mails hold them. */
    async messageIds() {
      const rows = await database.selectFrom('deliveries').select('message_id').execute()
      return rows.map(({ message_id }) => `<${message_id}>`).toSorted()
    },
    /** Waits until an attempt has ended. */
    async attemptEnds(attempts: number) {
      await expect.poll(mail).toMatchObject({ attempts, lease_owner: null, leased_until: null })
      return mail()
    },
    async pass(ms: number) {
      now = new Date(now.getTime() + ms)
      worker.wake()
    },
  }
}

type Outbox = Awaited<ReturnType<typeof startOutbox>>

describe.for(BOTH_STORES)('%s', (store) => {
  test('claims made at the same moment never hold the same mail, and a mail that could not be read is due again at once', async () => {
    const server = await startMailServer()
    const { database, save, worker } = await startOutbox(await emptyDatabase(store), server)
    await worker.stop()
    const now = new Date('2026-05-04T09:00:00Z')
    const claim = (owner: string, limit: number) =>
      claimDeliveries(database, { ...MAIL_CLAIM, owner, now, leaseMs: MINUTE_MS, limit })
    await save()
    await sql`alter table submissions rename to hidden`.execute(database)
    await expect(claim('unlucky', 1)).rejects.toThrow('submissions')
    await sql`alter table hidden rename to submissions`.execute(database)
    expect(await claim('next', 1)).toHaveLength(1)

    for (let index = 0; index < 12; index += 1) await save(`visitor-${index}@b.example`)
    const claims = Array.from({ length: 8 }, (_, index) => claim(`process-${index}`, 3))
    const ids = (await Promise.all(claims)).flat().map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe.for(STORES)('%s', (store) => {
  test('a message is mailed at once, and only once, with the id of its submission', async () => {
    const server = await startMailServer()
    const outbox = await startOutbox(await emptyDatabase(store), server)
    await outbox.save()
    const sent = await outbox.attemptEnds(1)
    expect(sent).toMatchObject({ state: 'sent', sent_at: '2026-05-04T09:00:00.000Z' })
    expect(server.mails.map(({ messageId }) => messageId)).toEqual([
      `<${sent?.submission_id}@agency.example>`,
    ])
    await outbox.pass(RETRY_DELAYS_MS.reduce((sum, delay) => sum + delay))
    await outbox.save('other@northfold.example')
    // Filtered by id, because an earlier test may still send to the port that this server was given.
    const ownIds = await outbox.messageIds()
    const sentIds = () => server.mails.map(({ messageId }) => messageId ?? '')
    await expect
      .poll(() =>
        sentIds()
          .filter((id) => ownIds.includes(id))
          .toSorted(),
      )
      .toEqual(ownIds)
  })

  test('several processes send each mail once', async () => {
    const server = await startMailServer()
    const config = await emptyDatabase(store)
    const processes = await Promise.all([1, 2, 3].map(() => startOutbox(config, server)))
    const saves = Array.from({ length: MAILS }, (_, index) =>
      processes[index % 3]?.save(`visitor-${index}@b.example`),
    )
    await Promise.all(saves)
    const waiting = () =>
      processes[0]?.database
        .selectFrom('deliveries')
        .select('state')
        .where('state', '!=', 'sent')
        .execute()
    await expect
      .poll(
        () => {
          for (const { worker } of processes) worker.wake()
          return waiting()
        },
        { timeout: 20_000 },
      )
      .toEqual([])
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(MAILS)
    expect(server.mails).toHaveLength(MAILS)
  })

  test('the mail of a process that died is sent by another once its lease has ended', async () => {
    const server = await startMailServer()
    const config = await emptyDatabase(store)
    const dead = await startOutbox(config, server)
    await dead.worker.stop()
    await dead.save()
    const now = new Date('2026-05-04T09:00:00Z')
    await claimDeliveries(dead.database, {
      ...MAIL_CLAIM,
      owner: 'dead',
      now,
      leaseMs: 5 * MINUTE_MS,
      limit: 1,
    })
    const other = await startOutbox(config, server)
    await other.pass(5 * MINUTE_MS - 1)
    await other.save('other@northfold.example')
    await expect.poll(() => server.mails.length).toBe(1)
    await other.pass(1)
    await expect.poll(() => server.mails.length).toBe(2)
  })

  test('a greylisted mail is sent a minute later', async () => {
    const server = await startMailServer()
    server.plan.push({ at: 'recipient', code: 450, words: '4.2.0 Greylisted nora, come back' })
    const outbox = await startOutbox(await emptyDatabase(store), server)
    await outbox.save()
    expect(await outbox.attemptEnds(1)).toMatchObject({
      state: 'waiting',
      last_error: 'the mail server rejected an address (EENVELOPE 450 4.2.0)',
      next_attempt_at: '2026-05-04T09:01:00.000Z',
    })
    await outbox.pass(MINUTE_MS - 1)
    await outbox.save('other@northfold.example')
    await expect.poll(() => server.mails.length).toBe(1)
    await outbox.pass(1)
    await expect.poll(() => server.mails.length).toBe(2)
    expect(server.attempts()).toBe(3)
  })

  test('mail that was postponed while the clock was years ahead is sent once the clock is right', async () => {
    const server = await startMailServer()
    server.plan.push({ at: 'recipient', code: 450, words: '4.2.0 Come back' })
    const outbox = await startOutbox(await emptyDatabase(store), server)
    await outbox.pass(YEARS_MS)
    await outbox.save()
    expect(await outbox.attemptEnds(1)).toMatchObject({ state: 'waiting' })
    await outbox.pass(-YEARS_MS)
    expect(await outbox.attemptEnds(2)).toMatchObject({ state: 'sent' })
    expect(server.attempts()).toBe(2)
  })

  test('mail that a process with a clock years ahead held when it died is sent by another', async () => {
    const server = await startMailServer()
    const config = await emptyDatabase(store)
    const dead = await startOutbox(config, server)
    await dead.worker.stop()
    await dead.save()
    const now = new Date(Date.UTC(2041, 0, 1))
    await claimDeliveries(dead.database, {
      ...MAIL_CLAIM,
      owner: 'dead',
      now,
      leaseMs: 5 * MINUTE_MS,
      limit: 1,
    })
    const other = await startOutbox(config, server)
    await other.pass(0)
    await expect.poll(() => server.mails.length).toBe(1)
  })

  test('a mail that is postponed twice is still given up only after three rejections', async () => {
    const server = await startMailServer()
    const heldBack: MailStep = { at: 'recipient', code: 450, words: '4.2.0 Come back' }
    const rejected: MailStep = { at: 'recipient', code: 550, words: '5.7.1 Not from you' }
    server.plan.push(heldBack, heldBack, rejected, rejected, rejected)
    const outbox = await startOutbox(await emptyDatabase(store), server)
    await outbox.save()
    for (const [index, state] of ['waiting', 'waiting', 'waiting', 'waiting', 'dead'].entries()) {
      expect(await outbox.attemptEnds(index + 1)).toMatchObject({ state })
      await outbox.pass(RETRY_DELAYS_MS[index] ?? 0)
    }
  })

  test('a process that dies while sending does not use up the attempts of a mail', async () => {
    const server = await startMailServer()
    const nowhere = { ...server, smtp: { ...server.smtp, port: 1 } }
    const outbox = await startOutbox(await emptyDatabase(store), nowhere)
    await outbox.worker.stop()
    await outbox.save()
    for (let death = 0; death < RETRY_DELAYS_MS.length; death += 1) {
      const now = new Date(Date.UTC(2026, 4, 4, 9, death))
      await claimDeliveries(outbox.database, {
        ...MAIL_CLAIM,
        owner: 'dead',
        now,
        leaseMs: MINUTE_MS,
        limit: 1,
      })
    }
    const other = await startOutbox(outbox.config, nowhere)
    await other.pass(RETRY_DELAYS_MS.length * MINUTE_MS)
    expect(await other.attemptEnds(1)).toMatchObject({
      state: 'waiting',
      last_error: 'the mail server cannot be reached (ESOCKET)',
    })
  })
})

test('a server that hangs after the message times out, and the same mail is sent again', async () => {
  const server = await startMailServer()
  server.plan.push('hang after data')
  const timeouts = { connectMs: 5_000, silenceMs: 1_000 }
  const outbox = await startOutbox(await emptyDatabase('SQLite'), server, timeouts)
  await outbox.save()
  expect(await outbox.attemptEnds(1)).toMatchObject({
    state: 'waiting',
    last_error: 'the mail server did not answer in time (ETIMEDOUT)',
  })
  // The server had the message after all. The two copies have the same id, so the owner's mail program shows them as
  // one mail.
  server.release()
  await outbox.pass(MINUTE_MS)
  expect(await outbox.attemptEnds(2)).toMatchObject({ state: 'sent', last_error: null })
  const [first, second] = server.mails
  expect(server.mails).toHaveLength(2)
  expect(second?.messageId).toBe(first?.messageId)
})

test('a mail that no server accepts is tried for three days, then given up and logged once', async () => {
  const server = await startMailServer()
  const smtp = { ...server.smtp, port: 1 }
  const outbox = await startOutbox(await emptyDatabase('SQLite'), { ...server, smtp })
  await outbox.save()
  for (const [index, delayMs] of RETRY_DELAYS_MS.entries()) {
    expect(await outbox.attemptEnds(index + 1)).toMatchObject({ state: 'waiting' })
    await outbox.pass(delayMs)
  }
  const last = await outbox.attemptEnds(RETRY_DELAYS_MS.length + 1)
  expect(last).toMatchObject({
    state: 'dead',
    last_error: 'the mail server cannot be reached (ESOCKET)',
  })
  await expect
    .poll(() => outbox.logged.filter(({ level }) => level === 'error'))
    .toEqual([
      {
        level: 'error',
        words: {
          kind: 'owner-mail',
          submissionId: last?.submission_id,
          reason: 'the mail server cannot be reached (ESOCKET)',
          attempts: RETRY_DELAYS_MS.length + 1,
        },
      },
    ])
})

test('a mail that is permanently rejected three times is given up, and only the codes are stored', async () => {
  const server = await startMailServer()
  const words = '5.7.1 Rejected: contains "We need five pages" of nora@northfold.example'
  for (let time = 0; time < 3; time += 1) server.plan.push({ at: 'data', code: 554, words })
  const outbox = await startOutbox(await emptyDatabase('SQLite'), server)
  await outbox.save()
  for (const [index, state] of ['waiting', 'waiting', 'dead'].entries()) {
    const mail = await outbox.attemptEnds(index + 1)
    expect(mail).toMatchObject({
      state,
      last_error: 'the mail server rejected the mail (EMESSAGE 554 5.7.1)',
    })
    await outbox.pass(10 * MINUTE_MS)
  }
  expect(JSON.stringify(outbox.logged)).not.toMatch(/nora|five pages/)
  expect(server.mails).toEqual([])
})

test('a message that cannot be composed as a mail delays no other', async () => {
  const server = await startMailServer()
  const outbox = await startOutbox(await emptyDatabase('SQLite'), server)
  const { database, worker } = outbox
  await sql`create trigger spoil after insert on submissions when new.email = 'broken@b.example'
    begin update submissions set extra_fields = '{' where id = new.id; end`.execute(database)
  await outbox.save('broken@b.example')
  expect(await outbox.attemptEnds(1)).toMatchObject({ state: 'waiting', last_error: 'SyntaxError' })
  await outbox.save('whole@b.example')
  worker.wake()
  await expect
    .poll(() => server.mails.map(({ replyTo }) => replyTo?.[0]?.address))
    .toEqual(['whole@b.example'])
})

test('a rejected login does not count as a rejection of the mail', async () => {
  const server = await startMailServer({
    authOptional: false,
    onAuth: (_auth, _session, callback) => callback(new Error('Wrong password')),
  })
  const login = { user: 'forms', password: 'wrong' }
  const smtp = { ...server.smtp, login }
  const outbox = await startOutbox(await emptyDatabase('SQLite'), { ...server, smtp })
  await outbox.save()
  for (const [index, delayMs] of RETRY_DELAYS_MS.slice(0, 4).entries()) {
    expect(await outbox.attemptEnds(index + 1)).toMatchObject({
      state: 'waiting',
      last_error: 'the mail server rejected the user or the password (EAUTH 535)',
    })
    await outbox.pass(delayMs)
  }
})

test('a stop lets the mail under way be delivered', async () => {
  const server = await startMailServer()
  server.plan.push('hang after data')
  const outbox = await startOutbox(await emptyDatabase('SQLite'), server)
  await outbox.save()
  await expect.poll(() => server.attempts()).toBe(1)
  const stopped = outbox.worker.stop()
  const answering = setInterval(server.release, 5)
  await stopped
  clearInterval(answering)
  expect(await outbox.mail()).toMatchObject({ state: 'sent' })
})

test('a stop does not wait for a server that hangs, and keeps the mail', async () => {
  const server = await startMailServer()
  server.plan.push('hang after data')
  const outbox = await startOutbox(await emptyDatabase('SQLite'), server)
  await outbox.save()
  await expect.poll(() => server.attempts()).toBe(1)
  await outbox.worker.stop()
  expect(await outbox.mail()).toMatchObject({
    state: 'waiting',
    leased_until: '2026-05-04T09:05:00.000Z',
  })
})

/** A sender of another kind, and the deliveries that it was given. */
function fakeSender(changes: Partial<Sender> = {}) {
  const taken: string[] = []
  const sender: Sender = {
    kind: 'webhook',
    send: async ({ id }) => {
      taken.push(id)
    },
    readFailure: () => ({ reason: 'refused', isPermanent: false }),
    retryDelaysMs: [],
    maxPermanentRefusals: 1,
    maxAtOnce: 3,
    maxPerMinute: null,
    ...changes,
  }
  return { sender, taken }
}

const dueAt = '2026-05-04T08:00:00.000Z'

/** Queues due deliveries of the other kind, without a submission. */
async function fillOutbox({ database }: Pick<Outbox, 'database'>, count: number) {
  const deliveries = Array.from({ length: count }, (_, index) =>
    newDelivery(
      {
        id: `webhook/${index}`,
        kind: 'webhook',
        recipient: `subscriber-${index}@b.example`,
        submission_id: null,
        message_id: `${index}@agency.example`,
        payload: '{}',
      },
      dueAt,
    ),
  )
  for (let start = 0; start < count; start += 1_000) {
    await database
      .insertInto('deliveries')
      .values(deliveries.slice(start, start + 1_000))
      .execute()
  }
}

describe.for(STORES)('%s', (store) => {
  test('ten thousand deliveries to a hanging server delay no mail to the owner, and are not all claimed at once', async () => {
    const server = await startMailServer()
    const begun: string[] = []
    const { sender } = fakeSender({
      send: ({ id }, signal) => {
        begun.push(id)
        return new Promise((_, reject) => signal.addEventListener('abort', reject))
      },
    })
    const outbox = await startOutbox(await emptyDatabase(store), server, undefined, [sender])
    await fillOutbox(outbox, 10_000)
    await outbox.save()
    await expect.poll(() => server.mails.length).toBe(1)
    await expect.poll(() => begun.length).toBe(3)
    const held = await outbox.database
      .selectFrom('deliveries')
      .select('id')
      .where('leased_until', 'is not', null)
      .where('kind', '=', 'webhook')
      .execute()
    expect(held).toHaveLength(3)
  })

  test('a kind with a rate limit begins no more deliveries than that in any minute', async () => {
    const server = await startMailServer()
    const { sender, taken } = fakeSender({ maxPerMinute: 4 })
    const outbox = await startOutbox(await emptyDatabase(store), server, undefined, [sender])
    await fillOutbox(outbox, 10)
    await outbox.pass(0)
    await expect.poll(() => taken.length).toBe(4)
    await outbox.pass(MINUTE_MS - 1)
    // A new mail that is sent shows that the worker has looked at the outbox.
    await outbox.save()
    await expect.poll(() => server.mails.length).toBe(1)
    expect(taken).toHaveLength(4)
    await outbox.pass(1)
    await expect.poll(() => taken.length).toBe(8)
    await outbox.pass(MINUTE_MS)
    await expect.poll(() => new Set(taken).size).toBe(10)
    expect(taken).toHaveLength(10)
  })
})

test('each kind has its own pauses and its own limit of refusals', async () => {
  const server = await startMailServer()
  const { sender } = fakeSender({
    send: async ({ id }) => {
      throw id
    },
    readFailure: (id) => ({ reason: 'refused', isPermanent: id === 'webhook/1' }),
    retryDelaysMs: [2 * MINUTE_MS],
  })
  const outbox = await startOutbox(await emptyDatabase('SQLite'), server, undefined, [sender])
  await fillOutbox(outbox, 2)
  await outbox.pass(0)
  const rows = () =>
    outbox.database
      .selectFrom('deliveries')
      .select(['attempts', 'state', 'next_attempt_at'])
      .orderBy('id')
      .execute()
  await expect.poll(rows).toEqual([
    { attempts: 1, state: 'waiting', next_attempt_at: '2026-05-04T09:02:00.000Z' },
    { attempts: 1, state: 'dead', next_attempt_at: dueAt },
  ])
  await outbox.pass(2 * MINUTE_MS)
  await expect.poll(async () => (await rows()).map(({ state }) => state)).toEqual(['dead', 'dead'])
})

test('a delivery without a sender waits until there is one', async () => {
  const server = await startMailServer()
  const config = await emptyDatabase('SQLite')
  const without = await startOutbox(config, server)
  await fillOutbox(without, 1)
  await without.save()
  await expect.poll(() => server.mails.length).toBe(1)
  const { sender, taken } = fakeSender()
  const withSender = await startOutbox(config, server, undefined, [sender])
  await withSender.pass(0)
  await expect.poll(() => taken).toEqual(['webhook/0'])
})

// SQLite lets one process write at a time.
test('PostgreSQL: instances that queue the same deliveries at once do not deadlock', async () => {
  const config = await emptyDatabase('PostgreSQL')
  const database = await openDatabase(config)
  onTestFinished(() => database.destroy())
  const deliveryOn = (day: string) => {
    const about = { recipient: null, submission_id: null, message_id: day, payload: null }
    return newDelivery({ id: `digest/${day}`, kind: 'digest', ...about }, day)
  }
  const noteDown = (...days: string[]) =>
    database
      .transaction()
      .execute((transaction) => insertDeliveries(transaction, days.map(deliveryOn)))
  const waiting = async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(database)
    return rows.length
  }
  const both: Promise<unknown>[] = []
  // A third transaction holds the delivery in the middle until each of the two has begun at its end.
  const taken = database.transaction().execute(async (transaction) => {
    await insertDeliveries(transaction, [deliveryOn('2')])
    both.push(noteDown('1', '2', '3'), noteDown('3', '2', '1'))
    await expect.poll(waiting).toBe(2)
    throw new Error('given up')
  })
  await expect(taken).rejects.toThrow('given up')
  expect((await Promise.all(both)).flat()).toHaveLength(3)
})
