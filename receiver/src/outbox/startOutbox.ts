import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { ownerMailSender } from '../mail/ownerMail.ts'
import type { ReceiverOptions } from '../Receiver.ts'
import type { ReaderLinks } from '../readers/readerLinks.ts'
import { readerMailSenders } from '../readers/readerMail.ts'
import type { ReceiverDatabase } from '../storage/schema.ts'
import type { OutboxInlet } from '../storage/storage.ts'
import { createOutboxWorker, type OutboxWorker } from './outboxWorker.ts'

/**
 * Delivers what lies in the outbox for as long as the receiver runs.
 * @returns what the storage tells of new submissions, and what stops the deliveries.
 */
export function startOutbox(
  app: FastifyInstance,
  database: Kysely<ReceiverDatabase>,
  links: ReaderLinks,
  options: ReceiverOptions,
): OutboxInlet & OutboxWorker {
  const { mail, siteUrl, now = () => new Date() } = options
  const senders =
    mail === null
      ? []
      : [
          ownerMailSender(options, mail),
          ...readerMailSenders({ ...options, database, links, mail, now }),
        ]
  const worker = createOutboxWorker(senders, { database, log: app.log, now })
  // What an earlier run has left.
  app.addHook('onReady', async () => worker.wake())
  const outlets = {
    mailHost: mail && new URL(siteUrl).hostname,
    newsletterWording: options.newsletterWording,
  }
  return { outlets, ...worker }
}
