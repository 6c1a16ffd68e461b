import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { DatabaseConfig } from '../../../core/database/connectDatabase.ts'
import { selectEntries, selectEvents } from '../../../core/submissions/accessLog.ts'
import { MailingError } from '../../../core/subscribers/MailingError.ts'
import {
  exportSubscribers,
  markBounced,
  readUnsentMail,
  type SubscriberFilters,
  selectSubscribers,
} from '../../../core/subscribers/selectSubscribers.ts'
import { askUnasked } from '../../../core/subscribers/subscribers.ts'
import type { SubscribersTable } from '../../../core/subscribers/tables.ts'
import { openDatabase } from '../../../server/openDatabase.ts'
import { emptyDatabase, STORES } from '../../support/receiver/emptyDatabase.ts'
import { NOW, runCommand } from '../../support/receiver/runCommand.ts'
import { fillDatabase, readDatabase, storedMessage } from '../../support/receiver/submissions.ts'

function subscriber(changes: Partial<SubscribersTable>): SubscribersTable {
  return {
    id: 'subscriber-0',
    email: 'nora@northfold.example',
    state: 'pending',
    language: null,
    wording: 'One email a month',
    signed_up_at: '2026-05-01T09:00:00.000Z',
    asked_at: null,
    confirmed_at: null,
    ended_at: null,
    ...changes,
  }
}

const kenji = subscriber({
  id: 'subscriber-1',
  email: 'Kenji@Mori.example',
  state: 'confirmed',
  signed_up_at: '2026-05-02T09:00:00.000Z',
  asked_at: '2026-05-02T09:00:00.000Z',
  confirmed_at: '2026-05-03T09:00:00.000Z',
})
const left = subscriber({
  id: 'subscriber-2',
  email: 'left_100%@b.example',
  state: 'left',
  signed_up_at: '2026-05-03T09:00:00.000Z',
  confirmed_at: '2026-05-03T10:00:00.000Z',
  ended_at: '2026-05-04T09:00:00.000Z',
})
const ADA = { person: 'ada', now: NOW }

/** Opens a database with subscribers, each with an article waiting to be sent. */
async function openSubscribers(
  config: DatabaseConfig,
  subscribers = [subscriber({}), kenji, left],
) {
  const database = await openDatabase(config)
  onTestFinished(() => database.destroy())
  await database.insertInto('subscribers').values(subscribers).execute()
  const deliveries = subscribers.map(({ id }) => ({
    id: `article/one/${id}`,
    kind: 'article' as const,
    recipient: id,
    message_id: `one.${id}@agency.example`,
    payload: 'one',
    state: 'waiting' as const,
    attempts: 0,
    permanent_refusals: 0,
    next_attempt_at: '2026-05-05T09:00:00.000Z',
    created_at: '2026-05-05T09:00:00.000Z',
  }))
  await database.insertInto('deliveries').values(deliveries).execute()
  return database
}

test('unsent mail to subscribers is counted, with the failure of the mail tried last', async () => {
  const database = await openSubscribers(await emptyDatabase('SQLite'))
  expect(await readUnsentMail(database)).toEqual({ waiting: 3, dead: 0, lastError: null })
  const fail = (state: 'waiting' | 'dead', last_error: string, next_attempt_at: string) =>
    database
      .updateTable('deliveries')
      .set({ state, last_error, next_attempt_at })
      .where('id', '=', sql<string>`(select min(id) from deliveries where last_error is null)`)
      .execute()
  await fail('dead', 'EENVELOPE 550', '2026-05-06')
  await fail('waiting', 'the certificate has expired', '2026-05-07')
  expect(await readUnsentMail(database)).toEqual({
    waiting: 2,
    dead: 1,
    lastError: 'the certificate has expired',
  })
})

test('subscribers who were never asked are asked once', async () => {
  const config = await emptyDatabase('SQLite')
  const database = await openSubscribers(config)
  expect(await askUnasked(database, 'agency.example', NOW)).toBe(1)
  expect(await askUnasked(database, 'agency.example', NOW)).toBe(0)
  const { outbox, subscribers } = await readDatabase(config)
  expect(outbox.filter(({ kind }) => kind === 'confirmation')).toMatchObject([
    { recipient: 'subscriber-0', state: 'waiting' },
  ])
  expect(subscribers.find(({ id }) => id === 'subscriber-0')?.asked_at).toBe(NOW.toISOString())
})

describe.for(STORES)('%s', (store) => {
  test('subscribers are found by state and by a part of the address, the latest first', async () => {
    const database = await openSubscribers(await emptyDatabase(store))
    const found = async (filters: SubscriberFilters) =>
      (await selectSubscribers(database, filters, 9)).map(({ email }) => email)
    expect(await found({})).toEqual([left.email, kenji.email, 'nora@northfold.example'])
    expect(await found({ state: 'left' })).toEqual([left.email])
    expect(await found({ search: 'MORI' })).toEqual([kenji.email])
    expect(await found({ search: '0%@' })).toEqual([left.email])
    expect(await found({ search: '_0%' })).toEqual([])
  })

  test('a subscriber whose mail came back is marked bounced by address, and the waiting mail is deleted', async () => {
    const config = await emptyDatabase(store)
    const database = await openSubscribers(config)
    await markBounced(database, 'kenji@mori.example', NOW)
    await markBounced(database, left.email, NOW)
    await expect(markBounced(database, 'nobody@b.example', NOW)).rejects.toEqual(
      new MailingError({ kind: 'no-subscriber', email: 'nobody@b.example' }),
    )
    const { outbox, subscribers } = await readDatabase(config)
    const states = Object.fromEntries(subscribers.map(({ id, state }) => [id, state]))
    expect(states).toEqual({ 'subscriber-0': 'pending', [kenji.id]: 'bounced', [left.id]: 'left' })
    expect(outbox.map(({ recipient }) => recipient)).toEqual(['subscriber-0'])
  })

  test('all confirmed subscribers are exported with their proof, and each of them is in the log', async () => {
    const many = Array.from({ length: 1_200 }, (_, index) =>
      subscriber({ ...kenji, id: `many-${index}`, email: `many-${index}@b.example` }),
    )
    const database = await openSubscribers(await emptyDatabase(store))
    for (const part of [many.slice(0, 600), many.slice(600)]) {
      await database.insertInto('subscribers').values(part).execute()
    }
    const exported: SubscribersTable[] = []
    for await (const one of exportSubscribers(database, { state: 'confirmed' }, ADA)) {
      exported.push(one)
    }
    expect(new Set(exported.map(({ email }) => email)).size).toBe(1_201)
    expect(exported.find(({ id }) => id === kenji.id)).toEqual(kenji)
    expect(await selectEvents(database, 9)).toMatchObject([
      { person: 'ada', action: 'exported', subject: 'subscriber', count: 1_201 },
    ])
  })

  test('a person is erased as a subscriber too, with the waiting mail, and the log has their id', async () => {
    const config = await emptyDatabase(store)
    const database = await openSubscribers(config)
    await fillDatabase(config, [storedMessage()])
    const both = await runCommand(config, ['erase', 'NORA@northfold.example', '--yes'])
    expect(both.output).toContain('Erased: 1 message, ')
    expect(both.output).toContain(' 1 subscriber of the newsletter.\n')
    const alone = await runCommand(config, ['erase', 'kenji@mori.example', '--yes'])
    expect(alone.output).toContain('Erased: no messages, ')
    const { outbox, subscribers } = await readDatabase(config)
    expect(subscribers).toEqual([left])
    expect(outbox.map(({ recipient }) => recipient)).toEqual([left.id])
    const [entry] = await selectEntries(database, kenji.id, 9)
    expect(entry).toMatchObject({ subject: 'subscriber', person: 'ada', action: 'erased' })
  })
})
