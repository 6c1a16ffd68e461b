import { expect, test } from 'vitest'
import { SubmissionError } from '../../../core/submissions/SubmissionError.ts'
import { emptyDatabase } from '../../support/receiver/emptyDatabase.ts'
import { markMessages } from '../../support/receiver/markMessages.ts'
import { NOW } from '../../support/receiver/runCommand.ts'
import {
  fillDatabase,
  readDatabase,
  storedMail,
  storedMessage,
  storedWebhook,
} from '../../support/receiver/submissions.ts'

const nora = storedMessage()
const robot = storedMessage({ id: '019df1c0-3000-7000-8000-000091d0aa17', status: 'spam' })
const MAIL = { mailHost: 'agency.example' }

async function openMessages(...deliveries: ReturnType<typeof storedMail>[]) {
  const config = await emptyDatabase('SQLite')
  await fillDatabase(config, [nora, robot], deliveries)
  return { config, outbox: async () => (await readDatabase(config)).outbox }
}

test('spam that is marked new is reported by mail and webhooks, once', async () => {
  const { config, outbox } = await openMessages()
  const channels = { ...MAIL, webhooks: ['crm.example/1a2b3c4d'] }
  expect(await markMessages(config, [robot.id], 'new')).toEqual({ queued: [], withdrawn: [] })
  await markMessages(config, [robot.id], 'spam')
  const rescued = await markMessages(config, [robot.id], 'new', channels)
  expect(rescued.queued).toEqual(['owner-mail', 'webhook'])
  expect((await markMessages(config, [robot.id], 'new', channels)).queued).toEqual([])
  const now = NOW.toISOString()
  expect(await outbox()).toMatchObject([
    { id: `owner-mail/${robot.id}`, next_attempt_at: now },
    { id: `webhook/${robot.id}/crm.example/1a2b3c4d`, next_attempt_at: now },
  ])
})

test('spam that is marked read is not reported: the owner has seen it', async () => {
  const { config, outbox } = await openMessages()
  await markMessages(config, [robot.id], 'read', MAIL)
  expect(await outbox()).toEqual([])
})

test('a message that is marked spam loses its unsent deliveries', async () => {
  const sent = storedWebhook({ state: 'sent', sent_at: nora.received_at })
  const { config, outbox } = await openMessages(storedMail(), sent)
  const { withdrawn } = await markMessages(config, [nora.id], 'spam')
  expect(withdrawn).toEqual(['owner-mail'])
  expect(await outbox()).toEqual([sent])
})

test('a subscription that is rescued from spam adds a subscriber, who is asked to confirm', async () => {
  const config = await emptyDatabase('SQLite')
  const subscription = storedMessage({ form: 'newsletter', status: 'spam' })
  await fillDatabase(config, [subscription])
  await markMessages(config, [subscription.id], 'new', MAIL)
  const { outbox, subscribers } = await readDatabase(config)
  expect(subscribers).toMatchObject([{ email: subscription.email, state: 'pending' }])
  expect(outbox.map(({ kind }) => kind).sort()).toEqual(['confirmation', 'owner-mail'])
})

test('the error about a message that was erased meanwhile has its id', async () => {
  const { config } = await openMessages()
  await expect(markMessages(config, ['gone'], 'read')).rejects.toEqual(
    new SubmissionError({ kind: 'erased', id: 'gone' }),
  )
})
