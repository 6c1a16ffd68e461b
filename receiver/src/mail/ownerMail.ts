import type { Wording } from '../outbox/describeSubmission.ts'
import { RETRY_DELAYS_MS, type Sender, submissionOf } from '../outbox/sender.ts'
import { composeMail } from './composeMail.ts'
import { createMailer, type MailerTimeouts, readSendFailure } from './mailer.ts'
import type { MailOptions } from './mailSettings.ts'

/** Tells the owner of each submission by mail. */
export function ownerMailSender(
  wording: Wording,
  mail: MailOptions,
  timeouts?: MailerTimeouts,
): Sender {
  const sendMail = createMailer(mail.smtp, timeouts)
  return {
    kind: 'owner-mail',
    async send(delivery, signal) {
      const submission = submissionOf(delivery)
      await sendMail(composeMail(submission, delivery.messageId, wording, mail), signal)
    },
    readFailure: readSendFailure,
    retryDelaysMs: RETRY_DELAYS_MS,
    // Servers also refuse "for good" by mistake, so a refused mail gets two more chances.
    maxPermanentRefusals: 3,
    maxAtOnce: 5,
    maxPerMinute: null,
  }
}
