import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { ReceiverOptions } from '../../receiver/Receiver.ts'
import { digestSender } from '../mail/digestMail.ts'
import { ownerMailSender } from '../mail/ownerMail.ts'
import { visitorAnswerSender } from '../mail/visitorAnswer.ts'
import { type SpamDigests, startSpamDigests } from '../spam/spamDigest.ts'
import type { Outbox } from '../submissions/submissionStore.ts'
import type { SubscriberLinks } from '../subscribers/subscriberLinks.ts'
import { subscriberMailSenders } from '../subscribers/subscriberMail.ts'
import type { ReceiverDatabase } from '../tables.ts'
import { webhookSender } from '../webhooks/webhookSender.ts'
import { channelsOf } from './channels.ts'
import { createOutboxWorker, type OutboxWorker } from './outboxWorker.ts'

/**
 * Delivers what lies in the outbox for as long as the receiver runs.
 * @returns what the storage tells of new submissions, and what stops the deliveries.
 */
export function startOutbox(
  app: FastifyInstance,
  database: Kysely<ReceiverDatabase>,
  links: SubscriberLinks,
  options: ReceiverOptions,
): Outbox & OutboxWorker {
  const { mail, webhooks, siteUrl, now = () => new Date() } = options
  const senders = [
    ...(mail === null
      ? []
      : [
          ownerMailSender(options, mail),
          digestSender(database, options, mail),
          visitorAnswerSender(options, mail),
          ...subscriberMailSenders({ ...options, database, links, mail, now }),
        ]),
    // Without addresses, what waits for one is left to wait.
    ...(webhooks.addresses.length === 0
      ? []
      : [webhookSender({ ...webhooks, wording: options, siteUrl, now })]),
  ]
  const worker = createOutboxWorker(senders, { database, log: app.log, now })
  const channels = channelsOf(options)
  const { mailHost } = channels
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
    channels,
    wake: worker.wake,
    async stop() {
      await Promise.all([worker.stop(), digests?.stop()])
    },
  }
}
