import { describe, expect, onTestFinished, test } from 'vitest'
import type { DatabaseConfig } from '../../../core/database/connectDatabase.ts'
import { greetingName } from '../../../core/mail/visitorAnswer.ts'
import { createStorage } from '../../../core/submissions/submissionStore.ts'
import { openDatabase } from '../../../server/openDatabase.ts'
import { emptyDatabase, STORES } from '../../support/receiver/emptyDatabase.ts'
import { markMessages } from '../../support/receiver/markMessages.ts'
import {
  MAIL_CHANNELS,
  mailOptions,
  silentLog,
  storing,
  testCopy,
} from '../../support/receiver/receiverOptions.ts'
import { goodMessage, postForm } from '../../support/receiver/requests.ts'
import { runCommand } from '../../support/receiver/runCommand.ts'
import { startMailServer } from '../../support/receiver/startMailServer.ts'
import { MAILBOX, startReceiver } from '../../support/receiver/startReceiver.ts'
import { exampleMessage, readDatabase } from '../../support/receiver/submissions.ts'

const VISITOR = goodMessage.email
const DAY_MS = 24 * 60 * 60 * 1000
const START_MS = Date.parse('2026-05-04T09:00:00Z')

/** A receiver that sends mail, by default with answers to visitors. */
async function startAnswering(config: DatabaseConfig, enabled = true) {
  const server = await startMailServer()
  const receiver = await startReceiver({
    ...config,
    mail: mailOptions(server.smtp),
    copy: { ...testCopy, answer: { ...testCopy.answer, enabled } },
  })
  return {
    server,
    send: (changes = {}) => postForm(`${receiver.url}/${MAILBOX}`, { ...goodMessage, ...changes }),
    subscribe: () => postForm(`${receiver.url}/f/newsletter`, { email: VISITOR }),
    answers: () => server.mails.filter(({ subject }) => subject === testCopy.answer.subject),
  }
}

/** A storage that queues answers to visitors; nothing is sent. */
async function openAnswered(config: DatabaseConfig) {
  const database = await openDatabase(config)
  const channels = { ...MAIL_CHANNELS, answersVisitors: true }
  const storage = createStorage(database, storing(channels), silentLog)
  onTestFinished(() => storage.close())
  return {
    save: (email: string, comments: string, afterMs = 0) =>
      storage.save({ ...exampleMessage, email, comments }, new Date(START_MS + afterMs)),
  }
}

const notedAnswers = async (config: DatabaseConfig) =>
  (await readDatabase(config)).outbox.filter(({ kind }) => kind === 'visitor-answer')

describe.for(STORES)('%s', (store) => {
  test('a visitor who sends a message gets an answer in fixed words, with name and reference', async () => {
    const config = await emptyDatabase(store)
    const { server, send, answers } = await startAnswering(config)
    await send({ website: 'https://northfold.example' })
    await expect.poll(answers).toHaveLength(1)
    const { submissions } = await readDatabase(config)
    const [mail] = answers()
    expect(mail?.envelope).toEqual([VISITOR])
    expect(mail?.from).toEqual(expect.objectContaining({ address: 'forms@agency.example' }))
    expect(mail?.replyTo).toEqual([{ name: 'Test agency', address: MAILBOX }])
    expect(mail?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }),
    )
    expect(mail?.text?.trim()).toBe(
      `Dear Nora Dunmore,\n\nIt has arrived.\n\nReference: ${submissions[0]?.id}\n\nElse do nothing.`,
    )
    expect(mail?.html).toBeUndefined()
    await expect.poll(() => server.mails).toHaveLength(2)
  })

  test('a thousand messages in a stranger’s name, in any spelling, send one answer a day', async () => {
    const config = await emptyDatabase(store)
    const processes = [await openAnswered(config), await openAnswered(config)]
    const spellings = [
      'nora@northfold.example',
      'NORA@Northfold.Example',
      'nora+1@northfold.example',
    ]
    await Promise.all(
      Array.from({ length: 1_000 }, (_, index) =>
        processes[index % 2]?.save(spellings[index % 3] ?? '', `Message ${index}`, index),
      ),
    )
    expect(await notedAnswers(config)).toHaveLength(1)
    await processes[0]?.save(VISITOR, 'On the next day', DAY_MS)
    expect(await notedAnswers(config)).toHaveLength(2)
  })

  test('processes that answer the same people at once do not block each other', async () => {
    const config = await emptyDatabase(store)
    const processes = [await openAnswered(config), await openAnswered(config)]
    const results = await Promise.all(
      processes.flatMap(({ save }, process) =>
        // Enough that most share one transaction, in an order that depends on their texts.
        Array.from({ length: 100 }, (_, index) =>
          save(`visitor-${index}@b.example`, `From process ${process}`),
        ),
      ),
    )
    expect(new Set(results)).toEqual(new Set(['stored']))
    expect(await notedAnswers(config)).toHaveLength(100)
  })

  test('spam, rescued spam and subscriptions get no answer', async () => {
    const config = await emptyDatabase(store)
    const { server, send, subscribe, answers } = await startAnswering(config)
    await send({ _honey: 'x' })
    const [spam] = (await readDatabase(config)).submissions
    await markMessages(config, [spam?.id ?? ''], 'new', {
      mailHost: 'agency.example',
      answersVisitors: true,
    })
    await subscribe()
    await send({ email: 'other@northfold.example', name: 'Last' })
    await expect.poll(answers).toHaveLength(1)
    expect((await notedAnswers(config)).map(({ submission_id }) => submission_id)).not.toContain(
      spam?.id,
    )
    expect(answers()[0]?.envelope).toEqual(['other@northfold.example'])
    await expect.poll(() => server.mails.length).toBeGreaterThan(1)
  })

  test('an answer that was permanently refused three times is given up, and erased with its message', async () => {
    const config = await emptyDatabase(store)
    const { save } = await openAnswered(config)
    await save(VISITOR, 'We need five pages.')
    const database = await openDatabase(config)
    await database
      .updateTable('deliveries')
      .set({ permanent_refusals: 2, attempts: 2 })
      .where('kind', '=', 'visitor-answer')
      .execute()
    // Otherwise the owner's mail would use up the refusal.
    await database.deleteFrom('deliveries').where('kind', '=', 'owner-mail').execute()
    await database.destroy()
    const server = await startMailServer()
    server.plan.push({ at: 'recipient', code: 550, words: '5.1.1 No such nora' })
    await startReceiver({ ...config, mail: mailOptions(server.smtp) })
    await expect
      .poll(() => notedAnswers(config))
      .toMatchObject([
        { state: 'dead', last_error: expect.stringContaining('EENVELOPE 550 5.1.1') },
      ])
    const [message] = (await readDatabase(config)).submissions
    expect((await runCommand(config, ['show', message?.id ?? ''])).output).toMatch(
      /^Answer +dead after 3 attempts; last failure: the mail server rejected an address \(EENVELOPE 550 5\.1\.1\)$/m,
    )
    await runCommand(config, ['erase', VISITOR, '--yes'])
    expect(await notedAnswers(config)).toEqual([])
  })
})

test('no visitor gets an answer until the owner switches answers on', async () => {
  const config = await emptyDatabase('SQLite')
  const { server, send } = await startAnswering(config, false)
  await send()
  await expect.poll(() => server.mails).toHaveLength(1)
  expect(await notedAnswers(config)).toEqual([])
})

test('no answer is queued while mail is not configured', async () => {
  const config = await emptyDatabase('SQLite')
  const { url } = await startReceiver({
    ...config,
    copy: { ...testCopy, answer: { ...testCopy.answer, enabled: true } },
  })
  await postForm(`${url}/${MAILBOX}`, goodMessage)
  expect((await readDatabase(config)).outbox).toEqual([])
})

test('an answer to a forged name holds no word of the visitor', async () => {
  const { send, answers } = await startAnswering(await emptyDatabase('SQLite'))
  const forged = {
    name: 'Claim your prize at win.example\r\nBcc: x@else.example',
    subject: 'Prize',
  }
  await send(forged)
  await expect.poll(answers).toHaveLength(1)
  const [mail] = answers()
  expect(mail?.text).toMatch(/^Good day,\n/)
  expect(mail?.raw).not.toMatch(/prize|win\.example|five pages|0142/i)
  expect(mail?.envelope).toEqual([VISITOR])
})

test.for([
  'Nora Dunmore',
  'Zoë Müller-Łęcka',
  "Aoife O'Brien",
  'J. R. Smith',
  '李小明',
  'आरती देवी',
])('%s is greeted by name', (name) => {
  expect(greetingName(name)).toBe(name)
})

test.for([
  'win.example',
  'https://win.example',
  'Call 0800 1234',
  'You have won a prize',
  'Nora\nBcc: x@else.example',
  'Nora <b>',
  'Nora\u202eexample',
  '{reference}',
  'x'.repeat(41),
  '',
])('%j is greeted without a name', (name) => {
  expect(greetingName(name)).toBeNull()
})
