import type { FastifyInstance } from 'fastify'
import type { SendMailOptions } from 'nodemailer'
import * as z from 'zod'
import { oneLine } from '../../../core/lib/oneLine.ts'
import { createMailer, mailSender } from '../../../core/mail/mailer.ts'
import { insertDeliveries, newDelivery } from '../../../core/outbox/deliveries.ts'
import { createOutboxWorker } from '../../../core/outbox/outboxWorker.ts'
import type { Sender } from '../../../core/outbox/sender.ts'
import { recordAudit } from '../../access/audit.ts'
import { labels } from '../../access/labels.ts'
import { createLink, linkPath } from '../../access/links.ts'
import { findAddressee, findByEmail } from '../../access/people.ts'
import { write } from '../../access/tables.ts'
import type { Studio } from '../../context/Studio.ts'

const MINUTE_MS = 60_000
/** How long a mailed link works; who has asked for one waits for it. */
const LINK_MS = 15 * MINUTE_MS
/** Later, whoever has asked has given up. */
const RETRY_DELAYS_MS = [MINUTE_MS, 5 * MINUTE_MS]
/** How long it is kept that somebody was sent a link. */
const KEPT_MS = 24 * 60 * MINUTE_MS
/** So many people do not lose their keys. */
const MAX_PER_MINUTE = 10
const MAX_NAME_LENGTH = 80

const payloadSchema = z.strictObject({ askedAt: z.iso.datetime() })

export type KeyMail = {
  /**
   * Sends a link to whoever may come in and has this address, by the outbox: one in a quarter of an hour, whoever asks
   * for it. Never rejects.
   */
  ask(email: string): Promise<void>
}

/**
 * Mails links for lost keys for as long as the studio runs. The outbox holds no link: it is made when it is sent.
 * @returns undefined where no mail is sent.
 */
export function startKeyMail(
  app: FastifyInstance,
  origin: string,
  {
    config,
    database,
    readOptions,
    access: store,
  }: Pick<Studio, 'config' | 'database' | 'readOptions' | 'access'>,
): KeyMail | undefined {
  const { mail } = config
  if (mail === null) return undefined
  const { hostname } = new URL(origin)
  const sendMail = createMailer(mail.smtp)

  const sender: Sender = {
    ...mailSender({ kind: 'key-link', send, maxAtOnce: 1, maxPerMinute: MAX_PER_MINUTE }),
    retryDelaysMs: RETRY_DELAYS_MS,
  }
  const worker = createOutboxWorker([sender], { database, log: app.log, now: store.now })
  app.addHook('onReady', async () => worker.wake())
  app.addHook('onClose', () => worker.stop())

  async function send(
    { recipient, messageId, payload }: Parameters<Sender['send']>[0],
    signal: AbortSignal,
  ): Promise<void> {
    const { askedAt } = payloadSchema.parse(JSON.parse(payload ?? ''))
    const isLate = store.now().getTime() - Date.parse(askedAt) > LINK_MS
    const person = await findAddressee(store, recipient ?? '')
    if (!person || isLate) return
    const link = { kind: 'lost-key', personId: person.id } as const
    const url = origin + linkPath(await createLink(store, link, LINK_MS))
    const address = mail?.from ?? (await readOptions()).mailbox
    const from = { name: labels.keyName(hostname), address }
    await sendMail(composeKeyMail(person, url, from, messageId), signal)
    await recordAudit(store, person, labels.actions.mailedKeyLink)
  }

  /** The id holds the quarter of an hour: what is asked for again meanwhile is there already. */
  function note(personId: string): Promise<void> {
    const now = store.now()
    const quarter = Math.floor(now.getTime() / LINK_MS)
    const askedAt = now.toISOString()
    const keptFrom = new Date(now.getTime() - KEPT_MS).toISOString()
    const delivery = newDelivery(
      {
        id: `key-link/${personId}/${quarter}`,
        kind: 'key-link',
        recipient: personId,
        submission_id: null,
        message_id: `key.${personId}.${quarter}@${hostname}`,
        payload: JSON.stringify({ askedAt } satisfies z.infer<typeof payloadSchema>),
      },
      askedAt,
    )
    return write(() =>
      database.transaction().execute(async (transaction) => {
        await transaction
          .deleteFrom('deliveries')
          .where('kind', '=', 'key-link')
          .where('created_at', '<', keptFrom)
          .execute()
        await insertDeliveries(transaction, [delivery])
      }),
    )
  }

  return {
    async ask(email) {
      try {
        for (const { id } of await findByEmail(store, email.trim())) await note(id)
        worker.wake()
      } catch (error) {
        app.log.error({ err: error }, 'a link for a lost key is not sent')
      }
    },
  }
}

function composeKeyMail(
  { name, email }: { name: string; email: string },
  url: string,
  from: { name: string; address: string },
  messageId: string,
): SendMailOptions {
  const { subject, text } = labels.keyMail
  return {
    messageId: `<${messageId}>`,
    from,
    to: { name: '', address: email },
    subject: subject(from.name),
    text: text(oneLine(name, MAX_NAME_LENGTH), url),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
