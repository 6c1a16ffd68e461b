import type { Kysely } from 'kysely'
import type { SendMailOptions } from 'nodemailer'
import type { ReceiverCopy } from '../../content-model/schemas/forms.ts'
import type { Tables } from '../database/tables.ts'
import { oneLine } from '../lib/oneLine.ts'
import type { ClaimedDelivery, Sender } from '../outbox/sender.ts'
import { describeSignal, readSignals } from '../spam/signals.ts'
import { parseDigestWindow, spamWithin } from '../spam/spamDigest.ts'
import { shortenIds } from '../submissions/shortIds.ts'
import type { SubmissionsTable } from '../submissions/tables.ts'
import { createMailer, mailSender } from './mailer.ts'
import type { MailOptions } from './mailOptions.ts'

/** Words of the digest. */
export type DigestOptions = {
  copy: Pick<ReceiverCopy, 'digest'>
  /** Language of the copy, as `en-GB`. */
  locale: string
}

/** As many as a person reads through; the command shows all. */
const MAX_NAMED = 50
const MAX_SENDER_LENGTH = 80
const MAX_SUBJECT_LENGTH = 80
const MAX_REASONS_LENGTH = 200

/** Mails the owner a list of the messages in the spam folder. */
export function digestSender(
  database: Kysely<Tables>,
  options: DigestOptions,
  mail: MailOptions,
): Sender {
  const sendMail = createMailer(mail.smtp)

  /** Reads the current spam: messages that were erased or rescued meanwhile are not listed. */
  async function send({ messageId, payload }: ClaimedDelivery, signal: AbortSignal): Promise<void> {
    const spam = spamWithin(database, parseDigestWindow(payload))
    const { count } = await spam
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow()
    if (Number(count) === 0) return
    const named = await spam
      .select(NAMED_COLUMNS)
      .orderBy('received_at', 'desc')
      .limit(MAX_NAMED)
      .execute()
    const shortIds = await shortenIds(
      database,
      named.map(({ id }) => id),
    )
    const lines = named.map((message) => describeMessage(message, shortIds.get(message.id)))
    await sendMail(composeDigest(lines, Number(count), messageId, options, mail), signal)
  }

  return mailSender({ kind: 'digest', send, maxAtOnce: 1, maxPerMinute: null })
}

const NAMED_COLUMNS = ['id', 'name', 'email', 'subject', 'spam_signals'] as const
type NamedMessage = Pick<SubmissionsTable, (typeof NAMED_COLUMNS)[number]>

/** A mail that lists the messages in spam, two lines each, and says what to do next. */
function composeDigest(
  named: readonly string[],
  count: number,
  messageId: string,
  { copy, locale }: DigestOptions,
  { from, to }: Pick<MailOptions, 'from' | 'to'>,
): SendMailOptions {
  const { subject, intro, more, look, rescue } = copy.digest
  const withCount = (words: string, number: number) =>
    words.replaceAll('{count}', number.toLocaleString(locale))
  const unnamed = count - named.length
  const paragraphs = [
    withCount(intro, count),
    named.join('\n\n'),
    ...(unnamed > 0 ? [withCount(more, unnamed)] : []),
    `${look}\n  npm run inbox -- list --status spam`,
    rescue,
  ]
  return {
    messageId: `<${messageId}>`,
    from,
    to: to.map((address) => ({ name: '', address })),
    subject: withCount(subject, count),
    text: `${paragraphs.join('\n\n')}\n`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

function describeMessage(
  { name, email, subject, spam_signals }: NamedMessage,
  shortId = '',
): string {
  const sender = oneLine(name === null ? email : `${name} <${email}>`, MAX_SENDER_LENGTH)
  const about = subject === null ? '' : `: ${oneLine(subject, MAX_SUBJECT_LENGTH)}`
  const reasons = readSignals(spam_signals).map(describeSignal).join('; ')
  return `${shortId}  ${sender}${about}\n  ${oneLine(reasons, MAX_REASONS_LENGTH)}`
}
