import { sql } from 'kysely'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { DatabaseConfig } from '../../../core/database/connectDatabase.ts'
import {
  createStorage,
  type StorageOptions,
  StorageUnavailableError,
} from '../../../core/submissions/submissionStore.ts'
import { findSubscriber } from '../../../core/subscribers/subscribers.ts'
import { openDatabase } from '../../../server/openDatabase.ts'
import { BOTH_STORES, emptyDatabase } from '../../support/receiver/emptyDatabase.ts'
import {
  MAIL_CHANNELS,
  NO_CHANNELS,
  silentLog,
  storing,
} from '../../support/receiver/receiverOptions.ts'
import {
  exampleMessage,
  exampleSubscription,
  noSource,
} from '../../support/receiver/submissions.ts'

const now = new Date('2026-05-04T09:00:00Z')
const mail = storing(MAIL_CHANNELS)
/** More submissions than a storage has connections. */
const RUSH = 60
const COPIES = 15

async function open(
  config: DatabaseConfig,
  options: StorageOptions = storing(NO_CHANNELS),
  log = silentLog,
) {
  const database = await openDatabase(config)
  const storage = createStorage(database, options, log)
  onTestFinished(() => storage.close())
  const submissions = () => database.selectFrom('submissions').selectAll().execute()
  const outbox = () => database.selectFrom('deliveries').selectAll().execute()
  return { database, storage, submissions, outbox }
}

describe.for(BOTH_STORES)('%s', (store) => {
  test('a message is stored unchanged whatever its content, and erasing it erases all that belongs to it', async () => {
    const { database, storage, submissions, outbox } = await open(await emptyDatabase(store), mail)
    const comments = `'"\\ $1 ? % _ </p> {name} مرحبا 語 👩‍💻 e\u0301 \u202e\t\n`.repeat(300)
    const extraFields: [string, string][] = [
      ['website', 'https://northfold.example'],
      ['website', ''],
      ['__proto__', 'text'],
    ]
    await storage.save({ ...exampleMessage, comments, extraFields, utm_campaign: comments }, now)
    expect(await submissions()).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        form: 'contact',
        target: 'hello@agency.example',
        status: 'new',
        email: 'nora@northfold.example',
        name: 'Nora Dunmore',
        phone: null,
        subject: 'New website',
        comments,
        extra_fields: JSON.stringify(extraFields),
        received_at: '2026-05-04T09:00:00.000Z',
        language: null,
        ...noSource,
        utm_campaign: comments,
        assigned_to: null,
        due_on: null,
        spam_signals: '[]',
        text_fingerprint: expect.any(String),
        token_id: null,
        learned_as: null,
      },
    ])

    // An address is found regardless of case.
    await storage.save({ ...exampleMessage, email: 'Ada@Northfold.example' }, now)
    const found = await database
      .selectFrom('submissions')
      .select('email')
      .where(({ fn }) => fn<string>('lower', ['email']), '=', 'ada@northfold.example')
      .execute()
    expect(found).toEqual([{ email: 'Ada@Northfold.example' }])

    expect(await outbox()).toHaveLength(2)
    await database.deleteFrom('submissions').execute()
    expect(await outbox()).toEqual([])
    expect(await database.selectFrom('recent_content').selectAll().execute()).toEqual([])
  })

  test('each submission of a burst is stored, and copies only once', async () => {
    const { storage, submissions } = await open(await emptyDatabase(store))
    const rush = Array.from({ length: RUSH + COPIES }, (_, index) => {
      const email = `visitor-${index % RUSH}@b.example`
      return storage.save({ ...exampleSubscription, email }, now)
    })
    const results = await Promise.all(rush)
    expect(results.slice(0, RUSH).every((result) => result === 'stored')).toBe(true)
    expect(results.slice(RUSH).every((result) => result === 'duplicate')).toBe(true)
    const emails = (await submissions()).map(({ email }) => email)
    expect(new Set(emails).size).toBe(RUSH)
    expect(emails).toHaveLength(RUSH)
  })

  test('several processes can start at once on an empty database, and store each message of the same burst once', async () => {
    const config = await emptyDatabase(store)
    const opened = await Promise.all([1, 2, 3].map(() => open(config)))
    const saves = opened.map(({ storage }) => storage.save(exampleSubscription, now))
    expect((await Promise.all(saves)).sort()).toEqual(['duplicate', 'duplicate', 'stored'])
    expect(await opened[0]?.submissions()).toHaveLength(1)

    const rush = opened.slice(1).flatMap(({ storage }, process) =>
      Array.from({ length: RUSH }, (_, index) => {
        // In opposite orders, so that each process holds rows that the other waits for.
        const email = `visitor-${process === 0 ? index : RUSH - 1 - index}@b.example`
        return storage.save({ ...exampleSubscription, email }, now)
      }),
    )
    const results = await Promise.all(rush)
    expect(results.filter((result) => result === 'stored')).toHaveLength(RUSH)
    expect(await opened[0]?.submissions()).toHaveLength(1 + RUSH)
  })

  test('the same content counts as new after ten minutes, and no content is lost after a clock was set back', async () => {
    const { storage } = await open(await emptyDatabase(store))
    const saveAfter = (ms: number, name = 'Nora') =>
      storage.save({ ...exampleMessage, name }, new Date(now.getTime() + ms))
    expect(await saveAfter(0)).toBe('stored')
    expect(await saveAfter(599_999)).toBe('duplicate')
    expect(await saveAfter(600_000)).toBe('stored')
    const aYearMs = 365 * 24 * 60 * 60_000
    expect(await saveAfter(aYearMs, 'Ada')).toBe('stored')
    expect(await saveAfter(0, 'Ada')).toBe('stored')
    expect(await saveAfter(0, 'Ada')).toBe('duplicate')
  })

  test('a new message is stored with its mail before the worker is woken; spam, copies and a site without mail queue none', async () => {
    const config = await emptyDatabase(store)
    const { outbox: look } = await open(config)
    const seen: number[] = []
    const options = {
      ...mail,
      wake: async () => {
        seen.push((await look()).length)
      },
    }
    const { storage, submissions, outbox } = await open(config, options)
    await storage.save(exampleMessage, now)
    const [submission] = await submissions()
    expect(await outbox()).toEqual([
      {
        id: `owner-mail/${submission?.id}`,
        kind: 'owner-mail',
        recipient: null,
        submission_id: submission?.id,
        message_id: `${submission?.id}@agency.example`,
        payload: null,
        state: 'waiting',
        attempts: 0,
        permanent_refusals: 0,
        next_attempt_at: '2026-05-04T09:00:00.000Z',
        lease_owner: null,
        leased_until: null,
        last_error: null,
        sent_at: null,
        created_at: '2026-05-04T09:00:00.000Z',
      },
    ])
    await expect.poll(() => seen).toEqual([1])

    await storage.save(exampleMessage, now)
    await storage.save({ ...exampleMessage, signals: [['honeypot', '']] }, now)
    const silent = await open(config)
    await silent.storage.save({ ...exampleMessage, name: 'Other' }, now)
    expect(await submissions()).toHaveLength(3)
    expect(await outbox()).toHaveLength(1)
  })

  test('if one row of a form cannot be written, nothing is stored and the sender gets an error', async () => {
    const { database, storage, submissions } = await open(await emptyDatabase(store), mail)
    await sql`alter table deliveries rename to hidden`.execute(database)
    await expect(storage.save(exampleMessage, now)).rejects.toThrow(StorageUnavailableError)
    expect(await submissions()).toEqual([])
    await sql`alter table hidden rename to deliveries`.execute(database)

    const forms = [exampleMessage, exampleSubscription]
    await sql`alter table submissions rename column target to hidden`.execute(database)
    for (const form of forms) {
      await expect(storage.save(form, now), form.form).rejects.toThrow(StorageUnavailableError)
    }
    await sql`alter table submissions rename column hidden to target`.execute(database)
    expect(await submissions()).toEqual([])
    expect(await database.selectFrom('subscribers').select('email').execute()).toEqual([])
    for (const form of forms) expect(await storage.save(form, now)).toBe('stored')
  })

  test('a receiver continues to work while a newer one adds columns to its tables', async () => {
    const { database, storage, submissions } = await open(await emptyDatabase(store), mail)
    await storage.save(exampleMessage, now)
    await storage.save(exampleSubscription, now)
    const [subscriber] = await database.selectFrom('subscribers').select('id').execute()
    const askState = async () =>
      (await storage.read(() => findSubscriber(database, subscriber?.id ?? '')))?.state
    expect(await askState()).toBe('pending')
    for (const table of ['submissions', 'recent_content', 'subscribers', 'deliveries']) {
      await sql`alter table ${sql.table(table)} add column newer text`.execute(database)
    }
    expect(await storage.save({ ...exampleMessage, name: 'Other' }, now)).toBe('stored')
    const other = { ...exampleSubscription, email: 'other@b.example' }
    expect(await storage.save(other, now)).toBe('stored')
    expect(await askState()).toBe('pending')
    expect(await submissions()).toHaveLength(4)
  })

  test('a storage that can be read but not written is not ready, and is not reported as working again', async () => {
    const warn = vi.fn()
    const { database, storage, submissions } = await open(
      await emptyDatabase(store),
      storing(NO_CHANNELS),
      { ...silentLog, warn },
    )
    for (let index = 0; index < 3; index += 1) {
      await expect(storage.check()).resolves.toBeUndefined()
    }
    expect(await submissions()).toEqual([])
    const setting = store === 'SQLite' ? 'pragma query_only' : 'set default_transaction_read_only'
    // The setting belongs to a connection.
    for (let connection = 0; connection < 8; connection += 1) {
      await sql`${sql.raw(setting)} = on`.execute(database)
    }
    await expect(storage.check()).rejects.toThrow(StorageUnavailableError)
    expect(await storage.read(() => findSubscriber(database, 'nobody'))).toBeUndefined()
    expect(warn).not.toHaveBeenCalled()
    await sql`${sql.raw(setting)} = off`.execute(database)
    await expect(storage.check()).resolves.toBeUndefined()
    expect(warn).toHaveBeenCalledExactlyOnceWith({ failures: 1 }, 'the storage works again')
    await database.destroy()
    await expect(storage.check()).rejects.toThrow(StorageUnavailableError)
  })
})

test('PostgreSQL waits for the disk even if the database is configured otherwise', async () => {
  const config = await emptyDatabase('PostgreSQL')
  const first = await open(config)
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    first.database,
  )
  const name = sql.id(rows[0]?.name ?? '')
  await sql`alter database ${name} set synchronous_commit to off`.execute(first.database)
  const { database } = await open(config)
  expect((await sql`show synchronous_commit`.execute(database)).rows).toEqual([
    { synchronous_commit: 'on' },
  ])
})
