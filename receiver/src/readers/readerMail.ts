import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import type { SendMailOptions } from 'nodemailer'
import { createMailer, MAX_MAIL_REFUSALS, mailSender } from '../mail/mailer.ts'
import type { MailOptions } from '../mail/mailSettings.ts'
import type { ClaimedDelivery, Sender } from '../outbox/sender.ts'
import type {
  DeliveryKind,
  MailingsTable,
  ReadersTable,
  ReceiverDatabase,
} from '../storage/schema.ts'
import {
  type Addressee,
  composeAskingMail,
  prepareArticleMail,
  type ReaderMailOptions,
} from './composeReaderMail.ts'
import type { ReaderLinks } from './readerLinks.ts'
import { endReader, findReader } from './readers.ts'

type ReaderMailSettings = Omit<ReaderMailOptions, 'mail'> & {
  database: Kysely<ReceiverDatabase>
  links: ReaderLinks
  mail: MailOptions
  /** Mails of either kind begun within a minute. */
  readerMailsPerMinute: number
  now: () => Date
}

/** Asks new readers whether the address is theirs, and sends articles to those who have said so. */
export function readerMailSenders(settings: ReaderMailSettings): Sender[] {
  const { database, links, mail, now } = settings
  const sendMail = createMailer(mail.smtp)

  /** Sends to a reader in this state; to one who has left since, or was erased, nothing. */
  async function sendTo(
    state: ReadersTable['state'],
    { recipient, messageId, permanentRefusals }: ClaimedDelivery,
    signal: AbortSignal,
    compose: (
      addressee: Addressee,
      reader: ReadersTable,
    ) => Promise<SendMailOptions> | SendMailOptions,
  ): Promise<void> {
    const reader = await findReader(database, recipient ?? '')
    if (reader?.state !== state) return
    const { id, email, asked_at, signed_up_at } = reader
    const leaveUrl = links.url('leave', id, new Date(asked_at ?? signed_up_at))
    try {
      await sendMail(await compose({ email, messageId, leaveUrl }, reader), signal)
    } catch (error) {
      const isLast = permanentRefusals + 1 >= MAX_MAIL_REFUSALS
      if (isLast && isRecipientRefusal(error)) await endReader(database, id, 'bounced', now())
      throw error
    }
  }

  let latest: { mailing: MailingsTable; compose: ReturnType<typeof prepareArticleMail> } | undefined

  /** Prepares an article's mail once for its readers, and again where it was noted down anew. */
  async function articleComposer(mailingId: string | null) {
    const mailing = await database
      .selectFrom('mailings')
      .selectAll()
      .where('id', '=', mailingId)
      .executeTakeFirstOrThrow()
    if (latest === undefined || !isDeepStrictEqual(latest.mailing, mailing)) {
      latest = { mailing, compose: prepareArticleMail(mailing, settings) }
    }
    return latest.compose
  }

  const sender = (kind: DeliveryKind, send: Sender['send']): Sender =>
    mailSender({ kind, send, maxAtOnce: 5, maxPerMinute: settings.readerMailsPerMinute })

  return [
    sender('confirmation', (delivery, signal) =>
      sendTo('pending', delivery, signal, (addressee, { id, asked_at, signed_up_at }) => {
        const askedAt = new Date(asked_at ?? signed_up_at)
        return composeAskingMail(addressee, links.url('confirm', id, askedAt), settings)
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
 * Whether a mail server has refused the address itself, at `RCPT TO` and for good. Codes 5.7.x are about the sender:
 * a server that refuses us must not cost us all our readers.
 */
function isRecipientRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('command' in error) || error.command !== 'RCPT TO')
    return false
  const response = 'response' in error ? String(error.response) : ''
  return /^5\d\d/.test(response) && !/^\d{3}[ -]5\.7\./.test(response)
}
