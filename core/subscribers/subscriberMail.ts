import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import type { SendMailOptions } from 'nodemailer'
import type { Tables } from '../database/tables.ts'
import { inLanguage } from '../lib/languageWords.ts'
import { createMailer, MAX_MAIL_REFUSALS, mailSender } from '../mail/mailer.ts'
import type { MailOptions } from '../mail/mailOptions.ts'
import type { ClaimedDelivery, Sender } from '../outbox/sender.ts'
import type { DeliveryKind } from '../outbox/tables.ts'
import {
  type Addressee,
  composeAskingMail,
  prepareArticleMail,
  type SubscriberMailOptions,
  type SubscriberOptions,
} from './composeSubscriberMail.ts'
import type { SubscriberLinks } from './subscriberLinks.ts'
import { endSubscriber, findSubscriber } from './subscribers.ts'
import type { MailingsTable, SubscribersTable } from './tables.ts'

type SubscriberMailSettings = Omit<SubscriberMailOptions, 'mail'> &
  Pick<SubscriberOptions, 'subscriberMailsPerMinute' | 'languages'> & {
    database: Kysely<Tables>
    links: SubscriberLinks
    mail: MailOptions
    now: () => Date
  }

/** The senders that ask new subscribers to confirm their address, and send articles to the confirmed ones. */
export function subscriberMailSenders(settings: SubscriberMailSettings): Sender[] {
  const { database, links, mail, now } = settings
  const sendMail = createMailer(mail.smtp)

  /** Sends to a subscriber in this state; sends nothing to a subscriber who has left or was erased since. */
  async function sendTo(
    state: SubscribersTable['state'],
    { recipient, messageId, permanentRefusals }: ClaimedDelivery,
    signal: AbortSignal,
    compose: (
      addressee: Addressee,
      subscriber: SubscribersTable,
    ) => Promise<SendMailOptions> | SendMailOptions,
  ): Promise<void> {
    const subscriber = await findSubscriber(database, recipient ?? '')
    if (subscriber?.state !== state) return
    const { id, email, asked_at, signed_up_at } = subscriber
    const leaveUrl = links.url('leave', id, new Date(asked_at ?? signed_up_at))
    try {
      await sendMail(await compose({ email, messageId, leaveUrl }, subscriber), signal)
    } catch (error) {
      const isLast = permanentRefusals + 1 >= MAX_MAIL_REFUSALS
      if (isLast && isRecipientRefusal(error)) await endSubscriber(database, id, 'bounced', now())
      throw error
    }
  }

  let latest: { mailing: MailingsTable; compose: ReturnType<typeof prepareArticleMail> } | undefined

  /** Prepares an article's mail once for all subscribers, and again if the mailing has changed. */
  async function articleComposer(mailingId: string | null) {
    const mailing = await database
      .selectFrom('mailings')
      .selectAll()
      .where('id', '=', mailingId)
      .executeTakeFirstOrThrow()
    if (latest === undefined || !isDeepStrictEqual(latest.mailing, mailing)) {
      latest = {
        mailing,
        compose: prepareArticleMail(mailing, inLanguage(settings, mailing.language)),
      }
    }
    return latest.compose
  }

  const sender = (kind: DeliveryKind, send: Sender['send']): Sender =>
    mailSender({ kind, send, maxAtOnce: 5, maxPerMinute: settings.subscriberMailsPerMinute })

  return [
    sender('confirmation', (delivery, signal) =>
      sendTo('pending', delivery, signal, (addressee, { id, language, asked_at, signed_up_at }) => {
        const askedAt = new Date(asked_at ?? signed_up_at)
        return composeAskingMail(
          addressee,
          links.url('confirm', id, askedAt),
          inLanguage(settings, language),
        )
      }),
    ),
    sender('article', (delivery, signal) =>
      sendTo('confirmed', delivery, signal, async (addressee) => {
        const compose = await articleComposer(delivery.payload)
        return compose(addressee)
      }),
    ),
  ]
}

/**
 * Whether a mail server has permanently refused the address itself, at `RCPT TO`. Codes 5.7.x are about the sender: a
 * server that refuses us must not cost us all our subscribers.
 */
function isRecipientRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('command' in error) || error.command !== 'RCPT TO')
    return false
  const response = 'response' in error ? String(error.response) : ''
  return /^5\d\d/.test(response) && !/^\d{3}[ -]5\.7\./.test(response)
}
