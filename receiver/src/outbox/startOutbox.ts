import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { digestSender } from '../mail/digestMail.ts'
import { ownerMailSender } from '../mail/ownerMail.ts'
import { type SpamDigests, startSpamDigests } from '../mail/spamDigest.ts'
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
          digestSender(database, options, mail),
          visitorAnswerSender(options, mail),
          ...readerMailSenders({ ...options, database, links, mail, now }),
        ]),
    // Without addresses, what waits for one is left to wait.
    ...(webhooks.addresses.length === 0
      ? []
      : [webhookSender({ ...webhooks, wording: options, siteUrl, now })]),
  ]
  const worker = createOutboxWorker(senders, { database, log: app.log, now })
  const outlets = outletsOf(options)
  const { mailHost } = outlets
  let digests: SpamDigests | null = null
  app.addHook('onReady', async () => {
    // What an earlier run has left.
    worker.wake()
    if (mailHost === null) return
    digests = startSpamDigests({
      database,
      mailHost,
      now,
      log: app.log,
      wake: worker.wake,
      lookEveryMs: options.digestEveryMs,
    })
  })
  return {
    outlets,
    wake: worker.wake,
    async stop() {
      await Promise.all([worker.stop(), digests?.stop()])
    },
  }
}
