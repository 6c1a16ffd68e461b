import type { SendMailOptions } from 'nodemailer'
import type { Replies } from '../../content-model/schemas/replies.ts'
import { oneLine } from '../lib/oneLine.ts'
import { type Sender, submissionOf } from '../outbox/sender.ts'
import { MAX_REPLY_SUBJECT_LENGTH, replySchema } from '../submissions/replies.ts'
import type { SubmissionsTable } from '../submissions/tables.ts'
import { createMailer, mailSender } from './mailer.ts'
import type { MailOptions } from './mailOptions.ts'

/** The words around a reply, and the mailbox for the visitor's response. */
export type ReplyOptions = { replies: Replies; mailbox: string; locale: string }

/** Sends the replies that somebody wrote to a visitor in the studio. */
export function replySender(options: ReplyOptions, mail: MailOptions): Sender {
  const sendMail = createMailer(mail.smtp)
  return mailSender({
    kind: 'reply',
    async send(delivery, signal) {
      const { subject, text } = replySchema.parse(JSON.parse(delivery.payload ?? ''))
      const submission = submissionOf(delivery)
      const quote = quoteOf(submission, options)
      const { messageId } = delivery
      const words = { subject, text: quote === '' ? `${text}\n` : `${text}\n\n${quote}\n` }
      await sendMail(composeReply(submission, { messageId, ...words }, options, mail), signal)
    },
    maxAtOnce: 5,
    maxPerMinute: null,
  })
}

function composeReply(
  { id, email }: SubmissionsTable,
  { messageId, ...words }: Pick<SendMailOptions, 'subject' | 'text'> & { messageId: string },
  { mailbox }: ReplyOptions,
  { from }: Pick<MailOptions, 'from'>,
): SendMailOptions {
  const host = messageId.replace(/^.*@/, '')
  return {
    ...words,
    messageId: `<${messageId}>`,
    from,
    to: { name: '', address: email },
    replyTo: { name: from.name, address: mailbox },
    // The mail about the message and the automatic answer: mail programs show them as one thread.
    references: [`<${id}@${host}>`, `<answer.${id}@${host}>`],
  }
}

/** The visitor's message as the quote below a reply; blank if there is none. */
export function quoteOf(
  { comments, name, email, received_at }: SubmissionsTable,
  { replies, locale }: Pick<ReplyOptions, 'replies' | 'locale'>,
): string {
  if (comments === null) return ''
  const date = new Date(received_at).toLocaleDateString(locale, { dateStyle: 'long' })
  const line = replies.quote
    .replaceAll('{date}', () => date)
    .replaceAll('{sender}', () => oneLine(name ?? email, MAX_REPLY_SUBJECT_LENGTH))
  return `${line}\n${comments.replaceAll('\r\n', '\n').replace(/^/gm, '> ')}`
}

/** Fills a reply template's placeholders from a message. */
export function fillReply(
  words: string,
  { name, subject }: Pick<SubmissionsTable, 'name' | 'subject'>,
  { unnamed }: Replies,
): string {
  return words
    .replaceAll('{sender}', () => oneLine(name ?? unnamed, MAX_REPLY_SUBJECT_LENGTH))
    .replaceAll('{subject}', () => oneLine(subject ?? '', MAX_REPLY_SUBJECT_LENGTH))
}
