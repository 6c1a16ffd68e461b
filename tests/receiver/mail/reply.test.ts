import { expect, test } from 'vitest'
import { queueReply } from '../../../core/submissions/replies.ts'
import { openDatabase } from '../../../server/openDatabase.ts'
import { emptyDatabase } from '../../support/receiver/emptyDatabase.ts'
import { mailOptions } from '../../support/receiver/receiverOptions.ts'
import { NOW } from '../../support/receiver/runCommand.ts'
import { startMailServer } from '../../support/receiver/startMailServer.ts'
import { MAILBOX, startReceiver } from '../../support/receiver/startReceiver.ts'
import { fillDatabase, readDatabase, storedMessage } from '../../support/receiver/submissions.ts'

const nora = storedMessage()
const who = { person: 'Ada', now: NOW }
const reply = {
  submissionId: nora.id,
  key: '00000001-0000-4000-8000-000000000000',
  subject: 'Re: New\r\nBcc: eve@other.example',
  text: 'We would like to.\n\nAda',
}

/** A database with a message and a waiting reply to it. */
async function queued() {
  const config = await emptyDatabase('SQLite')
  await fillDatabase(config, [nora])
  const database = await openDatabase(config)
  await queueReply(database, reply, 'agency.example', who)
  await database.destroy()
  return config
}

test('a reply reaches the visitor with their message quoted, and a response to it goes to the mailbox', async () => {
  const config = await queued()
  const server = await startMailServer()
  await startReceiver({ ...config, mail: mailOptions(server.smtp) })
  await expect.poll(() => server.mails).toHaveLength(1)
  const [mail] = server.mails
  expect(mail?.envelope).toEqual([nora.email])
  expect(mail?.subject).toBe('Re: New Bcc: eve@other.example')
  expect(mail?.replyTo).toEqual([{ name: 'Test agency', address: MAILBOX }])
  expect(mail?.text?.trim()).toBe(
    'We would like to.\n\nAda\n\nOn 4 May 2026 Nora Dunmore wrote:\n> We need five pages.\n> By June.',
  )
  await expect
    .poll(async () => (await readDatabase(config)).outbox)
    .toMatchObject([{ kind: 'reply', state: 'sent' }])
})

test('the reason why the mail server refused a reply is stored', async () => {
  const config = await queued()
  const server = await startMailServer()
  server.plan.push({ at: 'recipient', code: 550, words: 'no such box' })
  await startReceiver({ ...config, mail: mailOptions(server.smtp) })
  await expect
    .poll(async () => (await readDatabase(config)).outbox)
    .toMatchObject([{ attempts: 1, last_error: expect.stringContaining('EENVELOPE 550') }])
})
