import { createHash } from 'node:crypto'
import type { SendMailOptions } from 'nodemailer'
import type { ReceiverCopy } from '../../content-model/schemas/forms.ts'
import { inLanguage, type Languages } from '../lib/languageWords.ts'
import { type NewDelivery, newDelivery } from '../outbox/deliveries.ts'
import { type Sender, submissionOf } from '../outbox/sender.ts'
import type { StoredSubmission } from '../submissions/saveSubmissions.ts'
import type { SubmissionsTable } from '../submissions/tables.ts'
import { createMailer, mailSender } from './mailer.ts'
import type { MailOptions } from './mailOptions.ts'

/** The words of the automatic answer, and the mailbox for responses to it. */
export type AnswerOptions = {
  copy: Pick<ReceiverCopy, 'answer'>
  languages: Languages
  /** The only mailbox that accepts contact messages. */
  mailbox: string
}

/**
 * The answers to visitors who sent a message. Their ids hold the address and the day, so that the primary key rejects a
 * second one: a thousand forms in a stranger's name send one mail a day. Subscriptions, and messages that were ever in
 * spam, get no answer.
 * @param mailHost host part of the Message-IDs.
 */
export function visitorAnswers(
  stored: readonly StoredSubmission[],
  mailHost: string,
): NewDelivery[] {
  const answered = stored.filter(({ form, wasSpam }) => form === 'contact' && !wasSpam)
  return answered.map(({ id, email, storedAt }) => {
    // Addresses that differ only after a plus sign share one mailbox.
    const mailbox = email.toLowerCase().replace(/\+[^@]*@/, '@')
    const day = storedAt.slice(0, 'yyyy-mm-dd'.length)
    const hash = createHash('sha256').update(mailbox).digest('hex')
    return newDelivery(
      {
        id: `visitor-answer/${hash}/${day}`,
        kind: 'visitor-answer',
        submission_id: id,
        message_id: `answer.${id}@${mailHost}`,
      },
      storedAt,
    )
  })
}

/** Answers visitors by mail. The owner's mail has its own queue, so these answers never delay it. */
export function visitorAnswerSender(options: AnswerOptions, mail: MailOptions): Sender {
  const sendMail = createMailer(mail.smtp)
  return mailSender({
    kind: 'visitor-answer',
    async send(delivery, signal) {
      const submission = submissionOf(delivery)
      await sendMail(composeAnswer(submission, delivery.messageId, options, mail), signal)
    },
    maxAtOnce: 2,
    // Real visitors do not write this often. More would be forms in strangers' names.
    maxPerMinute: 20,
  })
}

/**
 * The mail to a visitor whose message has arrived. The address may be a stranger's, so the mail holds only fixed words,
 * the reference, and the entered name if it can only be a name.
 */
function composeAnswer(
  { id, email, name, language }: SubmissionsTable,
  messageId: string,
  options: AnswerOptions,
  { from }: Pick<MailOptions, 'from'>,
): SendMailOptions {
  const { copy, mailbox } = inLanguage(options, language)
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
    // Programs with automatic answers do not answer this mail (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-replied' },
  }
}

/** Long enough for a name, too short for an advertisement. */
const MAX_NAME_LENGTH = 40
/** One to three words of letters; a dot may only end a word, so that a host name does not match. */
const NAME = /^\p{L}[\p{L}\p{M}]*\.?(?:[ ’'-]\p{L}[\p{L}\p{M}]*\.?){0,2}$/u

/** A name that is safe to greet a person by who may never have entered it; null for any other text. */
export function greetingName(name: string | null): string | null {
  return name !== null && name.length <= MAX_NAME_LENGTH && NAME.test(name) ? name : null
}
