import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { ReceiverOptions } from '../ReceiverOptions.ts'
import type { MailOutlet } from '../storage/createStorage.ts'
import type { ReceiverDatabase } from '../storage/schema.ts'
import { composeMail } from './composeMail.ts'
import { createMailer } from './createMailer.ts'
import { createMailWorker, type MailWorker } from './createMailWorker.ts'

/**
 * Sends the owner's mail for as long as the receiver runs.
 * @returns what the storage tells of new mail, and what stops the sending;
 * null where no mail is configured.
 */
export function startMail(
  app: FastifyInstance,
  database: Kysely<ReceiverDatabase>,
  options: ReceiverOptions,
): (MailOutlet & MailWorker) | null {
  const { mail, siteUrl, now = () => new Date() } = options
  if (mail === null) return null
  const sendMail = createMailer(mail.smtp)
  const worker = createMailWorker({
    database,
    log: app.log,
    now,
    send: ({ submission, messageId }, signal) =>
      sendMail(composeMail(submission, messageId, options, mail), signal),
  })
  // What an earlier run has left.
  app.addHook('onReady', async () => worker.wake())
  return { host: new URL(siteUrl).hostname, ...worker }
}
