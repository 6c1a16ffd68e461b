import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { ownerMailSender } from '../mail/ownerMail.ts'
import { visitorAnswerSender } from '../mail/visitorAnswer.ts'
import type { ReceiverOptions } from '../Receiver.ts'
import type { ReaderLinks } from '../readers/readerLinks.ts'
import { readerMailSenders } from '../readers/readerMail.ts'
import type { ReceiverDatabase } from '../storage/schema.ts'
import type { OutboxInlet } from '../storage/storage.ts'
import { webhookSender } from '../webhooks/webhookSender.ts'
import { createOutboxWorker, type OutboxWorker } from './outboxWorker.ts'
import { outletsOf } from './outletsOf.ts'

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
  const { mail, webhooks, siteUrl, now = () => new Date() } = options
  const senders = [
    ...(mail === null
      ? []
      : [
          ownerMailSender(options, mail),
          visitorAnswerSender(options, mail),
          ...readerMailSenders({ ...options, database, links, mail, now }),
        ]),
    // Without addresses, what waits for one is left to wait.
    ...(webhooks.addresses.length === 0
      ? []
      : [webhookSender({ ...webhooks, wording: options, siteUrl, now })]),
  ]
  const worker = createOutboxWorker(senders, { database, log: app.log, now })
  // What an earlier run has left.
  app.addHook('onReady', async () => worker.wake())
  return { outlets: outletsOf(options), ...worker }
}
