import { describe, expect, test } from 'vitest'
import type { DatabaseConfig } from '../../../core/database/connectDatabase.ts'
import { readSecret } from '../../../core/database/secrets.ts'
import { readSignals } from '../../../core/spam/signals.ts'
import { createStorage } from '../../../core/submissions/submissionStore.ts'
import type { Submission } from '../../../core/submissions/tables.ts'
import { openDatabase } from '../../../server/openDatabase.ts'
import { emptyDatabase, STORES } from '../../support/receiver/emptyDatabase.ts'
import { markMessages } from '../../support/receiver/markMessages.ts'
import {
  MAIL_CHANNELS,
  NO_CHANNELS,
  silentLog,
  storing,
} from '../../support/receiver/receiverOptions.ts'
import { runCommand } from '../../support/receiver/runCommand.ts'
import { exampleMessage, exampleSubscription } from '../../support/receiver/submissions.ts'

const MINUTE_MS = 60_000
const START_MS = Date.parse('2026-05-04T09:00:00Z')

/** Stores submissions one after the other, each a number of minutes after the start. */
async function keep(
  config: DatabaseConfig,
  submissions: readonly (Partial<Submission> & { minute?: number })[],
): Promise<void> {
  const storage = createStorage(await openDatabase(config), storing(NO_CHANNELS), silentLog)
  for (const [index, { minute = index, ...changes }] of submissions.entries()) {
    await storage.save({ ...exampleMessage, ...changes }, new Date(START_MS + minute * MINUTE_MS))
  }
  await storage.close()
}

/** The status and the signals of the last message. */
async function lastJudged(config: DatabaseConfig) {
  const database = await openDatabase(config)
  const { status, spam_signals } = await database
    .selectFrom('submissions')
    .select(['status', 'spam_signals'])
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await database.destroy()
  return { status, signals: readSignals(spam_signals).map(([name]) => name) }
}

async function storedIds(config: DatabaseConfig): Promise<string[]> {
  const database = await openDatabase(config)
  const rows = await database
    .selectFrom('submissions')
    .select('id')
    .orderBy('received_at')
    .execute()
  await database.destroy()
  return rows.map(({ id }) => id)
}

async function learnedWords(config: DatabaseConfig) {
  const database = await openDatabase(config)
  const rows = await database.selectFrom('spam_words').selectAll().orderBy('word').execute()
  await database.destroy()
  return rows
}

const LONG = 'We would like to speak to you about the pages of our three shops in the north.'
const senders = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ email: `sender-${index}@many.example` }))

describe.for(STORES)('%s', (store) => {
  test('a repeated text gives a signal, whatever links and numbers were changed in it', async () => {
    const config = await emptyDatabase(store)
    const texts = [1, 2, 3, 4].map(
      (number) => `${LONG} See https://site-${number}.example, ${number}!`,
    )
    const messages = senders(4).map((sender, index) => ({
      ...sender,
      comments: texts[index] ?? '',
    }))
    await keep(config, messages.slice(0, 2))
    expect((await lastJudged(config)).signals).toEqual(['repeated-text'])
    await keep(
      config,
      messages.slice(2).map((message) => ({ ...message, minute: 9 })),
    )
    expect((await lastJudged(config)).signals).toEqual(['bulk-text'])
  })

  test('short or months-old texts are not treated as duplicates', async () => {
    const config = await emptyDatabase(store)
    await keep(
      config,
      senders(5).map((sender) => ({ ...sender, comments: 'Please call me back.' })),
    )
    expect((await lastJudged(config)).signals).toEqual([])
    const months = 90 * 24 * 60
    await keep(config, [
      { comments: LONG, minute: 100 },
      { comments: LONG, minute: months },
    ])
    expect((await lastJudged(config)).signals).toEqual([])
  })

  test('many messages from one address give a signal for an hour', async () => {
    const config = await emptyDatabase(store)
    const subjects = (count: number, minute: number) =>
      Array.from({ length: count }, (_, index) => ({
        subject: `Number ${minute}-${index}`,
        comments: `Something ${'else '.repeat(index)}`,
        email: index % 2 ? 'nora@northfold.example' : 'Nora@Northfold.example',
        minute,
      }))
    await keep(config, subjects(4, 0))
    expect((await lastJudged(config)).signals).toEqual([])
    await keep(config, subjects(1, 1))
    expect((await lastJudged(config)).signals).toEqual(['many-messages'])
    await keep(config, subjects(6, 2))
    expect((await lastJudged(config)).signals).toContain('message-flood')
    await keep(config, subjects(1, 120))
    expect((await lastJudged(config)).signals).toEqual([])
  })

  test('signals add up, and the message is stored as spam, without a mail', async () => {
    const config = await emptyDatabase(store)
    const offer: Partial<Submission> = { comments: LONG, signals: [['no-token', '']] }
    const storage = createStorage(await openDatabase(config), storing(MAIL_CHANNELS), silentLog)
    for (const { email } of senders(4)) {
      await storage.save({ ...exampleMessage, ...offer, email }, new Date(START_MS))
    }
    await storage.close()
    const { output } = await runCommand(config, ['list', '--status', 'spam'])
    expect(output).toMatch(
      /WHY\n.*sent by a program, or without JavaScript; the same text was sent several times: 3/,
    )
    expect(output).toContain('\n1 message: 1 spam\n')
    expect((await runCommand(config, ['list', '--mail', 'waiting'])).output).toContain('3 messages')
    expect((await runCommand(config, ['list'])).output).not.toContain('WHY')
    const [id] = output.split('\n')[1]?.split(' ') ?? []
    expect((await runCommand(config, ['show', id ?? ''])).output).toMatch(
      /^Spam {6}6 points, spam from 5: sent by a program, or without JavaScript \(2\); the same text.*: 3 \(4\)$/m,
    )
  })

  test('words of messages that the owner marks give a signal in later messages', async () => {
    const config = await emptyDatabase(store)
    const spam = senders(10).map((sender, index) => ({
      ...sender,
      comments: `Splendid widgets number${index} shipped overnight, splendid.`,
    }))
    const wanted = senders(10).map((sender, index) => ({
      ...sender,
      comments: `Our bakery number${index} needs a website, splendid.`,
    }))
    await keep(config, [...spam, ...wanted])
    const ids = await storedIds(config)
    const ask = async (comments: string, minute: number) => {
      await keep(config, [{ comments, email: `asker-${minute}@other.example`, minute }])
      return (await lastJudged(config)).signals
    }
    const offer = 'Widgets shipped to you overnight!'
    await markMessages(config, ids.slice(0, 10), 'spam')
    expect(await ask(offer, 100)).toEqual([])
    await markMessages(config, ids.slice(10), 'replied')
    expect(await ask(offer, 101)).toEqual(['spam-words'])
    expect(await ask('Another bakery that needs a website', 102)).toEqual(['wanted-words'])
    expect(await ask('Something different altogether, splendid', 103)).toEqual([])
    // The owner changes his mind.
    await markMessages(config, ids.slice(0, 10), 'new')
    expect(await ask(offer, 104)).toEqual([])
  })

  test('a mark teaches each word once, and no word that names the sender', async () => {
    const config = await emptyDatabase(store)
    await keep(config, [
      {
        comments:
          'Nora of Northfold wants windows, call 0113 496 0142, see https://northfold.example/windows',
        subject: 'Windows',
      },
      { ...exampleSubscription, email: 'kenji@mori.example' },
    ])
    const [message = '', subscription = ''] = await storedIds(config)
    for (const status of ['spam', 'spam', 'read', 'new'] as const) {
      await markMessages(config, [message, subscription], status)
    }
    expect(await learnedWords(config)).toEqual(
      ['', 'call', 'see', 'wants', 'windows'].map((word) => {
        return { word, spam_messages: 0, wanted_messages: 1 }
      }),
    )
  })

  test('erasing a message erases what was learned from it, and nothing learned from others', async () => {
    const config = await emptyDatabase(store)
    await keep(config, [
      { comments: 'Splendid widgets, ask for Bartholomew.' },
      { comments: 'Splendid gadgets.', email: 'other@many.example' },
    ])
    const ids = await storedIds(config)
    await markMessages(config, ids, 'spam')
    await runCommand(config, ['erase', 'nora@northfold.example', '--yes'])
    expect(await learnedWords(config)).toEqual(
      ['', 'gadgets', 'new', 'splendid', 'website'].map((word) => {
        return { word, spam_messages: 1, wanted_messages: 0 }
      }),
    )
    await runCommand(config, ['erase', '--older-than', '1d', '--yes'])
    expect(await learnedWords(config)).toEqual([])
  })

  test('a second instance reads the first one’s secret', async () => {
    const config = await emptyDatabase(store)
    const databases = await Promise.all([openDatabase(config), openDatabase(config)])
    const secrets = await Promise.all(
      databases.map((database) => readSecret(database, 'form-token')),
    )
    await Promise.all(databases.map((database) => database.destroy()))
    expect(secrets[0]).toBe(secrets[1])
    expect(secrets[0]?.length).toBeGreaterThan(40)
  })
})
