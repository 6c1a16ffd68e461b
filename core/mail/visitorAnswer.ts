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

/** Words of the answer, and where replies to it go. */
export type AnswerOptions = {
  copy: Pick<ReceiverCopy, 'answer'>
  languages: Languages
  /** Mailbox that contact messages are for: the only one taken. */
  mailbox: string
}

/**
 * The answers to visitors who sent a message. Their ids hold the address and the day, so that the primary key refuses
 * a second one: a thousand forms in a stranger's name send one mail a day. None is sent to a subscription, nor to a
 * message that has lain in spam.
 * @param mailHost last part of the Message-IDs.
 */
export function visitorAnswers(
  stored: readonly StoredSubmission[],
  mailHost: string,
): NewDelivery[] {
  const answered = stored.filter(({ form, wasSpam }) => form === 'contact' && !wasSpam)
  return answered.map(({ id, email, storedAt }) => {
    // One mailbox takes the mail of all addresses that differ in what follows a plus sign.
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
