import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Tables } from '../../core/database/tables.ts'
import { oneLine } from '../../core/lib/oneLine.ts'
import { createMailer, mailSender } from '../../core/mail/mailer.ts'
import { insertDeliveries, type NewDelivery } from '../../core/outbox/deliveries.ts'
import { createOutboxWorker } from '../../core/outbox/outboxWorker.ts'
import type { ClaimedDelivery } from '../../core/outbox/sender.ts'
import type { DeliveryKind } from '../../core/outbox/tables.ts'
import type { Config } from '../../server/config.ts'
import { recordAudit } from './audit.ts'
import { labels } from './labels.ts'
import { type AccessStore, write } from './tables.ts'

const MINUTE_MS = 60_000
/** No later retries: the person waiting for a link will have given up. */
const RETRY_DELAYS_MS = [MINUTE_MS, 5 * MINUTE_MS]
/** More than a studio needs: few people lose their keys or are invited within one minute. */
const MAX_PER_MINUTE = 10
const MAX_NAME_LENGTH = 80

/** A mail with a link, and the entry for the audit log once it is sent. */
type LinkMail = {
  name: string
  email: string
  subject: (studio: string) => string
  text: (name: string) => string
  action: string
}

type LinkMailOptions = {
  kind: DeliveryKind
  /** How long the record of a delivery is kept. */
  keptMs: number
  /** Creates the link and its mail; undefined if the mail is no longer needed. */
  prepare: (delivery: ClaimedDelivery) => Promise<LinkMail | undefined>
}

/** The parts of the studio that mail needs. */
type LinkMailPlace = {
  config: Pick<Config, 'mail'>
  database: Kysely<Tables>
  readOptions: () => Promise<{ mailbox: string }>
  access: AccessStore
}

/**
 * Mails sign-in links of one kind for as long as the studio runs. The outbox stores no link: the link is created when
 * its mail is sent.
 * @returns a function that queues a mail; undefined if the studio sends no mail.
 */
export function startLinkMail(
  app: FastifyInstance,
  origin: string,
  studio: LinkMailPlace,
  { kind, keptMs, prepare }: LinkMailOptions,
): ((delivery: NewDelivery) => Promise<void>) | undefined {
  const { config, database, readOptions, access: store } = studio
  const { mail } = config
  if (mail === null) return undefined
  const sendMail = createMailer(mail.smtp)
  const studioName = labels.keyName(new URL(origin).hostname)

  async function send(delivery: ClaimedDelivery, signal: AbortSignal): Promise<void> {
    const prepared = await prepare(delivery)
    if (!prepared) return
    const { name, email, subject, text, action } = prepared
    const address = mail?.from ?? (await readOptions()).mailbox
    const composed = {
      messageId: `<${delivery.messageId}>`,
      from: { name: studioName, address },
      to: { name: '', address: email },
      subject: subject(studioName),
      text: text(oneLine(name, MAX_NAME_LENGTH)),
      headers: { 'Auto-Submitted': 'auto-generated' },
    }
    await sendMail(composed, signal)
    await recordAudit(store, { name }, action)
  }

  const sender = {
    ...mailSender({ kind, send, maxAtOnce: 1, maxPerMinute: MAX_PER_MINUTE }),
    retryDelaysMs: RETRY_DELAYS_MS,
  }
  const worker = createOutboxWorker([sender], { database, log: app.log, now: store.now })
  app.addHook('onReady', async () => worker.wake())
  app.addHook('onClose', () => worker.stop())

  return async (delivery) => {
    const keptFrom = new Date(store.now().getTime() - keptMs).toISOString()
    await write(() =>
      database.transaction().execute(async (transaction) => {
        await transaction
          .deleteFrom('deliveries')
          .where('kind', '=', kind)
          .where('created_at', '<', keptFrom)
          .execute()
        await insertDeliveries(transaction, [delivery])
      }),
    )
    worker.wake()
  }
}
