import type { SendMailOptions } from 'nodemailer'
import * as z from 'zod'
import type { ReceiverOptions } from '../ReceiverOptions.ts'
import type { SubmissionsTable } from '../storage/schema.ts'
import type { MailContent } from './MailContent.ts'
import type { MailOptions } from './MailOptions.ts'
import { mailHtml } from './mailHtml.ts'
import { mailText } from './mailText.ts'
import { oneLine } from './oneLine.ts'

const MAX_NAME_LENGTH = 100
const MAX_SUBJECT_LENGTH = 200

const extraFieldsSchema = z.array(z.tuple([z.string(), z.string()]))

/**
 * Puts the mail about a submission together. What the visitor wrote goes into the subject, the text
 * and the name to reply to; recipients and sender come from the configuration.
 */
export function composeMail(
  submission: SubmissionsTable,
  messageId: string,
  { words, fieldLabels, locale }: Pick<ReceiverOptions, 'words' | 'fieldLabels' | 'locale'>,
  { from, to, colours }: MailOptions,
): SendMailOptions {
  const { id, form, email, name, phone, subject, comments, received_at } = submission
  const { mail } = words
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
  const content: MailContent = {
    intro: fill(mail[`${form}_intro`]),
    fields: [...fields, ...extraFieldsSchema.parse(JSON.parse(submission.extra_fields))],
    comments,
    notes: [`${mail.received}: ${receivedAt}`, `${mail.reference}: ${id}`, fill(mail.reply_note)],
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
