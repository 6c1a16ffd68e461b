import type { SendMailOptions } from 'nodemailer'
import { escapeHtml } from '../escapeHtml.ts'
import { oneLine } from '../oneLine.ts'
import type { ReceiverOptions } from '../Receiver.ts'
import { extraFieldsSchema, type SubmissionsTable } from '../storage/schema.ts'
import { describeCampaign } from '../submission/source.ts'
import type { MailOptions } from './mailSettings.ts'

const MAX_NAME_LENGTH = 100
const MAX_SUBJECT_LENGTH = 200

/**
 * Puts the mail about a submission together. What the visitor wrote goes into the subject, the text
 * and the name to reply to; recipients and sender come from the configuration.
 */
export function composeMail(
  submission: SubmissionsTable,
  messageId: string,
  { copy, fieldLabels, locale }: Pick<ReceiverOptions, 'copy' | 'fieldLabels' | 'locale'>,
  { from, to, colours }: MailOptions,
): SendMailOptions {
  const { id, form, email, name, phone, subject, comments, received_at } = submission
  const { mail } = copy
  const sender = oneLine(name ?? email, MAX_NAME_LENGTH)
  const fill = (text: string) =>
    text
      .replaceAll('{sender}', () => sender)
      .replaceAll('{subject}', () => oneLine(subject ?? '', MAX_SUBJECT_LENGTH))

  const label = (field: string) => fieldLabels[field] ?? field
  const known = Object.entries({ name, email, phone, subject })
  const fields = known.flatMap(([field, value]): [string, string][] =>
    value === null ? [] : [[label(field), value]],
  )
  const receivedAt = new Date(received_at).toLocaleString(locale, {
    dateStyle: 'full',
    timeStyle: 'long',
  })
  const source = [
    [mail.page, submission.page],
    [mail.referrer, submission.referrer],
    [mail.campaign, describeCampaign(submission)],
  ].flatMap(([title, value]) => (value === null ? [] : `${title}: ${value}`))
  const content: MailContent = {
    intro: fill(mail[`${form}_intro`]),
    fields: [...fields, ...extraFieldsSchema.parse(JSON.parse(submission.extra_fields))],
    comments,
    notes: [
      ...source,
      `${mail.received}: ${receivedAt}`,
      `${mail.reference}: ${id}`,
      fill(mail.reply_note),
    ],
  }
  return {
    messageId: `<${messageId}>`,
    from,
    to: to.map((address) => ({ name: '', address })),
    replyTo: { name: name === null ? '' : sender, address: email },
    subject: oneLine(fill(mail[`${form}_subject`]), MAX_SUBJECT_LENGTH),
    text: mailText(content),
    html: mailHtml(content, locale, colours),
    // Keeps the owner's out-of-office note from answering the visitor.
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** What the owner reads, in order. */
type MailContent = {
  intro: string
  fields: [label: string, value: string][]
  comments: string | null
  notes: string[]
}

/** The mail as plain text. */
function mailText({ intro, fields, comments, notes }: MailContent): string {
  const fieldLines = fields.map(([label, value]) => `${label}: ${value}`).join('\n')
  const paragraphs = [intro, fieldLines, comments, notes.join('\n')]
  return `${paragraphs.filter((paragraph) => paragraph !== null).join('\n\n')}\n`
}

/** The mail as HTML. Styles stand in the tags, because mail programs drop style sheets. */
function mailHtml(
  { intro, fields, comments, notes }: MailContent,
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
<html lang="${escapeHtml(locale)}">
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
