import { describe, expect, onTestFinished, test } from 'vitest'
import type { DatabaseConfig } from '../../../core/database/connectDatabase.ts'
import { retryWhileBusy } from '../../../core/database/openSqlite.ts'
import { noteDigest } from '../../../core/spam/spamDigest.ts'
import type { SubmissionsTable } from '../../../core/submissions/tables.ts'
import { openDatabase } from '../../../server/openDatabase.ts'
import { emptyDatabase, STORES } from '../../support/receiver/emptyDatabase.ts'
import { markMessages } from '../../support/receiver/markMessages.ts'
import { mailOptions } from '../../support/receiver/receiverOptions.ts'
import { runCommand } from '../../support/receiver/runCommand.ts'
import { startMailServer, type TestMailServer } from '../../support/receiver/startMailServer.ts'
import { startReceiver } from '../../support/receiver/startReceiver.ts'
import { fillDatabase, readDatabase, storedMessage } from '../../support/receiver/submissions.ts'

const MINUTE_MS = 60_000

/** Spam received at a time, with an id that ends with the number. */
function spam(number: number, received_at: string, changes: Partial<SubmissionsTable> = {}) {
  return storedMessage({
    id: `019df1c0-1000-7000-8000-${String(number).padStart(12, '0')}`,
    status: 'spam',
    name: `Robot ${number}`,
    email: `robot-${number}@rank.example`,
    subject: 'Cheap links',
    spam_signals: JSON.stringify([
      ['honeypot', ''],
      ['offer-phrase', 'top of google'],
    ]),
    received_at,
    ...changes,
  })
}

/** Receivers that check for due digests every few milliseconds, with a clock that stands still until it is set. */
function startDigesting(config: DatabaseConfig, server: TestMailServer, start: string) {
  let now = new Date(start)
  const receiver = () =>
    startReceiver({
      ...config,
      mail: mailOptions(server.smtp),
      now: () => now,
      digestEveryMs: 10,
    })
  return {
    receiver,
    setTime(time: string) {
      now = new Date(time)
    },
  }
}

const notedDigests = async (config: DatabaseConfig) =>
  (await readDatabase(config)).outbox.filter(({ kind }) => kind === 'digest')

describe.for(STORES)('%s', (store) => {
  test('spam received by six o’clock is listed in one mail, with sender, subject and reasons', async () => {
    const config = await emptyDatabase(store)
    await fillDatabase(config, [
      spam(1, '2026-05-03T21:00:00.000Z'),
      spam(2, '2026-05-04T05:00:00.000Z', { form: 'newsletter', name: null, subject: null }),
      spam(3, '2026-05-04T06:30:00.000Z'),
      storedMessage({ received_at: '2026-05-04T05:00:00.000Z' }),
    ])
    const server = await startMailServer()
    await startDigesting(config, server, '2026-05-04T07:00:00Z').receiver()
    await expect.poll(() => server.mails).toHaveLength(1)
    const [mail] = server.mails
    expect(mail?.envelope).toEqual(['owner@agency.example'])
    expect(mail?.subject).toBe('In spam: 2')
    expect(mail?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    )
    expect(mail?.text?.trim()).toBe(`Came: 2.

00000002  robot-2@rank.example
  the hidden field is filled in; a phrase of bulk offers: top of google

00000001  Robot 1 <robot-1@rank.example>: Cheap links
  the hidden field is filled in; a phrase of bulk offers: top of google

All:
  npm run inbox -- list --status spam

Rescue:`)
  })

  test('each day’s digest lists the new spam, one mail for all instances; without new spam there is none', async () => {
    const config = await emptyDatabase(store)
    await fillDatabase(config, [
      spam(1, '2026-05-04T05:00:00.000Z'),
      spam(2, '2026-05-06T05:00:00.000Z'),
      spam(3, '2026-05-07T05:00:00.000Z'),
    ])
    const server = await startMailServer()
    const { receiver, setTime } = startDigesting(config, server, '2026-05-04T06:04:59Z')
    const one = await receiver()
    await receiver()
    // A digest that is stored as sent is not tried again on the next day.
    const sent = async () =>
      (await notedDigests(config)).filter(({ state }) => state === 'sent').length
    setTime('2026-05-04T06:05:00Z')
    await expect.poll(sent).toBe(1)
    // A receiver that is stopped and started again on the same day sends no second digest.
    await one.stop()
    await receiver()
    setTime('2026-05-05T08:00:00Z')
    await receiver()
    setTime('2026-05-06T08:00:00Z')
    await expect.poll(sent).toBe(2)
    setTime('2026-05-07T08:00:00Z')
    await expect.poll(sent).toBe(3)
    expect(server.mails.map(({ text }) => text?.match(/^0000000\d/gm))).toEqual([
      ['00000001'],
      ['00000002'],
      ['00000003'],
    ])
    expect(server.attempts()).toBe(3)
  })

  test('instances that check at the same moment queue one digest', async () => {
    const config = await emptyDatabase(store)
    await fillDatabase(config, [spam(1, '2026-05-04T05:00:00.000Z')])
    const databases = await Promise.all([1, 2, 3, 4].map(() => openDatabase(config)))
    onTestFinished(async () => {
      for (const database of databases) await database.destroy()
    })
    const options = { mailHost: 'agency.example', now: () => new Date('2026-05-04T07:00:00Z') }
    const noted = await Promise.all(
      databases.map((database) =>
        retryWhileBusy(() => noteDigest({ ...options, database }), 5_000),
      ),
    )
    expect(noted.filter(Boolean)).toHaveLength(1)
    expect(await notedDigests(config)).toMatchObject([{ id: 'digest/2026-05-04' }])
  })

  test('no digest lists messages that were erased, or sorted by the owner', async () => {
    const config = await emptyDatabase(store)
    await fillDatabase(config, [
      spam(1, '2026-05-04T05:00:00.000Z'),
      spam(2, '2026-05-04T05:00:00.000Z'),
      spam(3, '2026-05-04T05:00:00.000Z'),
      spam(4, '2026-05-04T05:00:00.000Z', { learned_as: 'spam' }),
    ])
    const database = await openDatabase(config)
    const now = () => new Date('2026-05-04T07:00:00Z')
    await noteDigest({ database, mailHost: 'agency.example', now })
    await database.destroy()
    // The outbox holds no word of a visitor.
    expect(JSON.stringify(await notedDigests(config))).not.toContain('obot')
    await runCommand(config, ['erase', 'robot-1@rank.example', '--yes'])
    await markMessages(config, ['019df1c0-1000-7000-8000-000000000002'], 'new')
    const server = await startMailServer()
    await startDigesting(config, server, '2026-05-04T07:00:00Z').receiver()
    await expect.poll(() => server.mails).toHaveLength(1)
    expect(server.mails[0]?.subject).toBe('In spam: 1')
    expect(server.mails[0]?.text?.match(/^0000000\d/gm)).toEqual(['00000003'])
  })

  test('a digest is postponed if the mail server refuses it, and none is queued without mail', async () => {
    const config = await emptyDatabase(store)
    await fillDatabase(config, [spam(1, '2026-05-04T05:00:00.000Z')])
    const now = () => new Date('2026-05-04T07:00:00Z')
    const silent = await startReceiver({ ...config, now, digestEveryMs: 10 })
    await silent.stop()
    expect(await notedDigests(config)).toEqual([])
    const server = await startMailServer()
    server.plan.push({ at: 'recipient', code: 450, words: '4.2.0 Later' })
    const { receiver } = startDigesting(config, server, '2026-05-04T07:00:00Z')
    await receiver()
    await expect
      .poll(() => notedDigests(config))
      .toMatchObject([
        { attempts: 1, state: 'waiting', next_attempt_at: '2026-05-04T07:01:00.000Z' },
      ])
  })
})

test('of very many messages the newest are listed and the others counted, each cut to a line', async () => {
  const config = await emptyDatabase('SQLite')
  const start = Date.parse('2026-05-04T00:00:00Z')
  const many = Array.from({ length: 1_060 }, (_, index) =>
    spam(index, new Date(start + (index * MINUTE_MS) / 10).toISOString(), {
      subject: `Line\r\nBcc: x@else.example ${'x'.repeat(400)}`,
      name: `Robot\u202e\n${'y'.repeat(400)}`,
    }),
  )
  await fillDatabase(config, many)
  const server = await startMailServer()
  await startDigesting(config, server, '2026-05-04T07:00:00Z').receiver()
  await expect.poll(() => server.mails).toHaveLength(1)
  const [mail] = server.mails
  const lines = mail?.text?.split('\n') ?? []
  expect(mail?.subject).toBe('In spam: 1,060')
  expect(lines.filter((line) => /^\d{8} {2}/.test(line))).toHaveLength(50)
  expect(mail?.text).toContain('00001059  Robot')
  expect(mail?.text).toContain('And 1,010 more.')
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(210)
  expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc')
})
