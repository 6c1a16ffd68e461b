import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { type DatabaseConfig, openDatabase } from '../../../core/database/openDatabase.ts'
import type { SubscribersTable } from '../../../core/tables.ts'
import { emptyDatabase, STORES } from '../../support/receiver/emptyDatabase.ts'
import { runCommand } from '../../support/receiver/runCommand.ts'
import { fillDatabase, readDatabase, storedMessage } from '../../support/receiver/submissions.ts'

function subscriber(changes: Partial<SubscribersTable>): SubscribersTable {
  return {
    id: 'subscriber-0',
    email: 'nora@northfold.example',
    state: 'pending',
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

async function fillSubscribers(
  config: DatabaseConfig,
  subscribers = [subscriber({}), kenji, left],
) {
  const database = await openDatabase(config)
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
  await database.destroy()
}

describe.for(STORES)('%s', (store) => {
  test('why mail to subscribers is not sent is told below them', async () => {
    const config = await emptyDatabase(store)
    await fillSubscribers(config)
    const database = await openDatabase(config)
    const fail = (state: 'waiting' | 'dead', last_error: string, next_attempt_at: string) =>
      database
        .updateTable('deliveries')
        .set({ state, last_error, next_attempt_at })
        .where('id', '=', sql<string>`(select min(id) from deliveries where last_error is null)`)
        .execute()
    await fail('dead', 'the mail server does not take an address (EENVELOPE 550)', '2026-05-06')
    await fail('waiting', 'the certificate of the mail server has expired. Renew it.', '2026-05-07')
    await database.destroy()
    expect((await runCommand(config, ['subscribers'])).output).toContain(
      'Mail to subscribers: 2 waiting, 1 given up (retry --all sends it again). Last failure: the certificate of the mail server has expired. Renew it.\n',
    )
  })

  test('subscribers are listed, the latest first, counted by state and found by a part of the address', async () => {
    const config = await emptyDatabase(store)
    await fillSubscribers(config)
    const mailHost = 'agency.example'
    const { output, errors } = await runCommand(config, ['subscribers'], { mailHost })
    const lines = output.split('\n')
    expect(lines[1]).toMatch(/ left .* left_100%@b\.example$/)
    expect(lines[2]).toMatch(/ confirmed .* Kenji@Mori\.example$/)
    expect(lines[3]).toMatch(/pending +nora@northfold\.example$/)
    expect(lines[5]).toBe('3 subscribers: 1 pending, 1 confirmed, 1 left')
    expect(lines[6]).toBe('Mail to subscribers: 3 waiting, 0 given up.')
    expect(errors).toBe('')
    const found = async (...args: string[]) =>
      (await runCommand(config, ['subscribers', ...args], { mailHost })).output.match(/\S+@\S+/g)
    expect(await found('--state', 'left')).toEqual([left.email])
    expect(await found('--search', 'MORI')).toEqual([kenji.email])
    expect(await found('--search', '0%@')).toEqual([left.email])
    expect(await found('--search', '_0%')).toBeNull()
    expect(await found('--limit', '1')).toEqual([left.email])
  })

  test('where no mail is configured it is said why subscribers are pending; they are asked when it is', async () => {
    const config = await emptyDatabase(store)
    await fillSubscribers(config)
    expect((await runCommand(config, ['subscribers'])).errors).toContain('set SMTP_URL')
    const unasked = await runCommand(config, ['subscribers', '--ask'])
    expect(unasked).toMatchObject({ code: 1, errors: expect.stringContaining('set SMTP_URL') })
    const ask = () => runCommand(config, ['subscribers', '--ask'], { mailHost: 'agency.example' })
    expect((await ask()).output).toBe('1 subscriber will be asked.\n')
    expect((await ask()).output).toBe('All subscribers have been asked already.\n')
    const { outbox, subscribers } = await readDatabase(config)
    expect(outbox.filter(({ kind }) => kind === 'confirmation')).toMatchObject([
      { recipient: 'subscriber-0', state: 'waiting' },
    ])
    expect(subscribers.find(({ id }) => id === 'subscriber-0')?.asked_at).toBe(
      '2026-11-21T12:00:00.000Z',
    )
  })

  test('a subscriber whose mail came back is taken out by the address, and what waits for them goes', async () => {
    const config = await emptyDatabase(store)
    await fillSubscribers(config)
    const bounce = (email: string) => runCommand(config, ['subscribers', '--bounced', email])
    expect(await bounce('kenji@mori.example')).toMatchObject({
      code: 0,
      output: 'No more mail is sent to kenji@mori.example.\n',
    })
    expect((await bounce(left.email)).code).toBe(0)
    expect(await bounce('nobody@b.example')).toMatchObject({
      code: 1,
      errors: 'No subscriber has the address "nobody@b.example". Nothing was changed.\n',
    })
    const { outbox, subscribers } = await readDatabase(config)
    const states = Object.fromEntries(subscribers.map(({ id, state }) => [id, state]))
    expect(states).toEqual({ 'subscriber-0': 'pending', [kenji.id]: 'bounced', [left.id]: 'left' })
    expect(outbox.map(({ recipient }) => recipient)).toEqual(['subscriber-0'])
  })

  test('the confirmed are exported with their proof, all of them, others when named', async () => {
    const config = await emptyDatabase(store)
    const many = Array.from({ length: 1_500 }, (_, index) =>
      subscriber({ ...kenji, id: `many-${index}`, email: `many-${index}@b.example` }),
    )
    const database = await openDatabase(config)
    for (let start = 0; start < many.length; start += 500) {
      await database
        .insertInto('subscribers')
        .values(many.slice(start, start + 500))
        .execute()
    }
    await database.destroy()
    await fillSubscribers(config)
    const { output } = await runCommand(config, ['subscribers', '--format', 'json'])
    const exported: SubscribersTable[] = JSON.parse(output)
    expect(new Set(exported.map(({ email }) => email)).size).toBe(1_501)
    expect(exported.find(({ id }) => id === kenji.id)).toEqual(kenji)
    const csv = await runCommand(config, ['subscribers', '--format', 'csv', '--state', 'left'])
    expect(csv.output.split('\r\n')).toHaveLength(3)
    expect(csv.output).toContain('subscriber-2,left_100%@b.example,left,')
    const written = await runCommand(config, [
      'subscribers',
      '--format',
      'csv',
      '--file',
      'list.csv',
    ])
    expect(written).toMatchObject({ code: 0, output: '' })
    expect(written.errors).toContain('1,501 subscribers in ')
  })

  test('who is erased is erased as a subscriber too, with what waits for them', async () => {
    const config = await emptyDatabase(store)
    await fillSubscribers(config)
    await fillDatabase(config, [storedMessage()])
    const both = await runCommand(config, ['erase', 'NORA@northfold.example', '--yes'])
    expect(both.output).toContain('Erased: 1 message, ')
    expect(both.output).toContain(' 1 subscriber of the newsletter.\n')
    const alone = await runCommand(config, ['erase', 'kenji@mori.example', '--yes'])
    expect(alone.output).toContain('Erased: no messages, ')
    const { outbox, subscribers } = await readDatabase(config)
    expect(subscribers).toEqual([left])
    expect(outbox.map(({ recipient }) => recipient)).toEqual([left.id])
  })

  test('the log tells who exported and erased subscribers, and no address of theirs', async () => {
    const config = await emptyDatabase(store)
    await fillSubscribers(config)
    await runCommand(config, ['subscribers'])
    await runCommand(config, ['subscribers', '--format', 'csv'])
    const later = { person: 'leila', now: new Date('2026-11-21T13:00:00Z') }
    await runCommand(config, ['erase', kenji.email, '--yes'], later)
    const told = async (...args: string[]) =>
      (await runCommand(config, ['log', ...args])).output.match(/(?:exported|erased) .*/g)
    expect(await told()).toEqual(['erased 1 subscriber', 'exported 1 subscriber'])
    expect(await told('--each')).toEqual([
      `erased subscriber ${kenji.id}`,
      `exported subscriber ${kenji.id}`,
    ])
  })

  test('a subscription that is rescued from spam makes a subscriber', async () => {
    const config = await emptyDatabase(store)
    const subscription = storedMessage({ form: 'newsletter', status: 'spam' })
    await fillDatabase(config, [subscription])
    const rescue = ['mark', subscription.id, '--status', 'new']
    await runCommand(config, rescue, { mailHost: 'agency.example' })
    const { outbox, subscribers } = await readDatabase(config)
    expect(subscribers).toMatchObject([{ email: subscription.email, state: 'pending' }])
    expect(outbox.map(({ kind }) => kind).sort()).toEqual(['confirmation', 'owner-mail'])
  })
})

test('what cannot be asked of subscribers is refused in words', async () => {
  const config = await emptyDatabase('SQLite')
  const refused = async (...args: string[]) => {
    const { code, errors } = await runCommand(config, ['subscribers', ...args])
    expect(code).toBe(2)
    return errors
  }
  expect(await refused('--state', 'gone')).toContain(
    'Use one of pending, confirmed, left, bounced.',
  )
  expect(await refused('--file', 'x.csv')).toContain('--file goes with --format')
  expect(await refused('--force')).toContain('--force goes with --file')
})
