import type { SendMailOptions } from 'nodemailer'
import type { ReceiverOptions } from '../../receiver/Receiver.ts'
import { type Sender, submissionOf } from '../outbox/sender.ts'
import type { SubmissionsTable } from '../tables.ts'
import { createMailer, mailSender } from './mailer.ts'
import type { MailOptions } from './mailSettings.ts'

type AnswerOptions = Pick<ReceiverOptions, 'copy' | 'mailbox'>

/** Answers visitors by mail. Nothing waits for it, and the owner's mail has places of its own. */
export function visitorAnswerSender(options: AnswerOptions, mail: MailOptions): Sender {
  const sendMail = createMailer(mail.smtp)
  return mailSender({
    kind: 'visitor-answer',
    async send(delivery, signal) {
      const submission = submissionOf(delivery)
      await sendMail(composeAnswer(submission, delivery.messageId, options, mail), signal)
    },
    maxAtOnce: 2,
    // So many people do not write. More would be forms in strangers' names.
    maxPerMinute: 20,
  })
}

/**
 * The mail to a visitor whose message has arrived. The address may be a stranger's, so it holds fixed words, the
 * reference, and the name that was entered where that cannot say anything else.
 */
function composeAnswer(
  { id, email, name }: SubmissionsTable,
  messageId: string,
  { copy, mailbox }: AnswerOptions,
  { from }: Pick<MailOptions, 'from'>,
): SendMailOptions {
  const { subject, greeting, greeting_unnamed, text, reference, note } = copy.answer
  const sender = greetingName(name)
  const hello = sender === null ? greeting_unnamed : greeting.replaceAll('{sender}', () => sender)
  return {
    messageId: `<${messageId}>`,
    from,
    to: { name: '', address: email },
    replyTo: { name: from.name, address: mailbox },
    subject,
    text: `${[hello, text, `${reference}: ${id}`, note].join('\n\n')}\n`,
    // Programs that answer by themselves do not answer this (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-replied' },
  }
}

/** Few enough letters and words for a name, and too few for an advertisement. */
const MAX_NAME_LENGTH = 40
/** One to three words of letters; a dot ends a word, so that no address of a site can stand there. */
const NAME = /^\p{L}[\p{L}\p{M}]*\.?(?:[ ’'-]\p{L}[\p{L}\p{M}]*\.?){0,2}$/u

/** A name as it may be said to somebody who perhaps never entered it; null for none. */
export function greetingName(name: string | null): string | null {
  return name !== null && name.length <= MAX_NAME_LENGTH && NAME.test(name) ? name : null
}
