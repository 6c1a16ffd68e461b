import { describeCampaign } from '../../receiver/forms/source.ts'
import type { ReceiverOptions } from '../../receiver/Receiver.ts'
import { oneLine } from '../oneLine.ts'
import { extraFieldsSchema, type SubmissionsTable } from '../tables.ts'

const MAX_NAME_LENGTH = 100
const MAX_SUBJECT_LENGTH = 200

/** Words, names of fields and language in which the owner is told of a submission. */
export type Wording = Pick<ReceiverOptions, 'copy' | 'fieldLabels' | 'locale'>

/** What the owner reads of a submission, in order. */
export type SubmissionDescription = {
  /** Who sent it, and its subject: each on one line, and no longer than a subscriber can take in. */
  sender: string
  title: string
  intro: string
  fields: [label: string, value: string][]
  comments: string | null
  /** Where it came from, as far as that is known; when it came, and its id. */
  notes: string[]
  /** Fills in what the owner's words say of sender and subject. */
  fill(words: string): string
}

/** Puts a submission into the owner's words. */
export function describeSubmission(
  submission: SubmissionsTable,
  { copy, fieldLabels, locale }: Wording,
): SubmissionDescription {
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
  return {
    sender,
    title: oneLine(fill(mail[`${form}_subject`]), MAX_SUBJECT_LENGTH),
    intro: fill(mail[`${form}_intro`]),
    fields: [...fields, ...extraFieldsSchema.parse(JSON.parse(submission.extra_fields))],
    comments,
    notes: [...source, `${mail.received}: ${receivedAt}`, `${mail.reference}: ${id}`],
    fill,
  }
}

/** A description as plain text, paragraphs apart. */
export function descriptionText({ intro, fields, comments, notes }: TextParts): string {
  const fieldLines = fields.map(([label, value]) => `${label}: ${value}`).join('\n')
  const paragraphs = [intro, fieldLines, comments, notes.join('\n')]
  return `${paragraphs.filter((paragraph) => paragraph !== null).join('\n\n')}\n`
}

type TextParts = Pick<SubmissionDescription, 'intro' | 'fields' | 'comments' | 'notes'>
