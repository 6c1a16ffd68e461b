import type { Wording } from '../outbox/describeSubmission.ts'
import { type Sender, submissionOf } from '../outbox/sender.ts'
import { composeMail } from './composeMail.ts'
import { createMailer, type MailerTimeouts, mailSender } from './mailer.ts'
import type { MailOptions } from './mailSettings.ts'

/** Tells the owner of each submission by mail. */
export function ownerMailSender(
  wording: Wording,
  mail: MailOptions,
  timeouts?: MailerTimeouts,
): Sender {
  const sendMail = createMailer(mail.smtp, timeouts)
  return mailSender({
    kind: 'owner-mail',
    async send(delivery, signal) {
      const submission = submissionOf(delivery)
      await sendMail(composeMail(submission, delivery.messageId, wording, mail), signal)
    },
    maxAtOnce: 5,
    maxPerMinute: null,
  })
}
