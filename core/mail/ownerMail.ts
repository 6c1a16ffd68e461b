import type { SendMailOptions } from 'nodemailer'
import { escapeHtml } from '../lib/escapeHtml.ts'
import { htmlTag } from '../lib/htmlTag.ts'
import { type NewDelivery, newDelivery } from '../outbox/deliveries.ts'
import { type Sender, submissionOf } from '../outbox/sender.ts'
import {
  describeSubmission,
  descriptionText,
  type SubmissionDescription,
  type Wording,
} from '../submissions/describeSubmission.ts'
import type { StoredSubmission } from '../submissions/saveSubmissions.ts'
import type { SubmissionsTable } from '../submissions/tables.ts'
import { createMailer, type MailerTimeouts, mailSender } from './mailer.ts'
import type { MailOptions } from './mailOptions.ts'

/**
 * The mails to the owner about new submissions.
 * @param mailHost host part of the Message-IDs.
 */
export function ownerMails(stored: readonly StoredSubmission[], mailHost: string): NewDelivery[] {
  return stored.map(({ id, storedAt }) =>
    newDelivery(
      {
        id: `owner-mail/${id}`,
        kind: 'owner-mail',
        submission_id: id,
        message_id: `${id}@${mailHost}`,
      },
      storedAt,
    ),
  )
}

/** Mails the owner each submission. */
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

/**
 * Composes the mail about a submission. The visitor's words appear in the subject, the text and the reply-to name;
 * recipients and sender come from the configuration.
 */
export function composeMail(
  submission: SubmissionsTable,
  messageId: string,
  wording: Wording,
  { from, to, colours }: MailOptions,
): SendMailOptions {
  const { name, email } = submission
  const { copy, locale } = wording
  const described = describeSubmission(submission, wording)
  const { sender, title, fill } = described
  const content = { ...described, notes: [...described.notes, fill(copy.mail.reply_note)] }
  return {
    messageId: `<${messageId}>`,
    from,
    to: to.map((address) => ({ name: '', address })),
    replyTo: { name: name === null ? '' : sender, address: email },
    subject: title,
    text: descriptionText(content),
    html: mailHtml(content, locale, colours),
    // Keeps the owner's out-of-office note from answering the visitor.
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** The mail as HTML. Styles are inline, because mail programs drop style sheets. */
function mailHtml(
  { intro, fields, comments, notes }: SubmissionDescription,
  locale: string,
  { ink, paper, mute, accent }: MailOptions['colours'],
): string {
  const rows = fields.map(
    ([label, value]) => `<tr>
<th scope="row" style="padding:4px 16px 4px 0;text-align:left;vertical-align:top;font-weight:400;color:${mute}">${escapeHtml(label)}</th>
<td style="padding:4px 0;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(value)}</td>
</tr>`,
  )
  const message =
    comments === null
      ? ''
      : `<p style="margin:24px 0;padding:16px;background:${paper};border-left:4px solid ${accent};white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(comments)}</p>`
  return `<!doctype html>
${htmlTag(locale)}
<head><meta charset="utf-8"><title>${escapeHtml(intro)}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:${ink};font:16px/1.5 system-ui,sans-serif">
<p>${escapeHtml(intro)}</p>
<table style="border-collapse:collapse">
${rows.join('\n')}
</table>
${message}
<p style="color:${mute};font-size:14px">${notes.map(escapeHtml).join('<br>')}</p>
</body>
</html>
`
}
