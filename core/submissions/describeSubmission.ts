import type { ReceiverCopy } from '../../content-model/schemas/forms.ts'
import { CONTACT_FIELDS } from '../../forms/fields.ts'
import { CAMPAIGN_PARAMETERS } from '../../forms/sourceFields.ts'
import { oneLine } from '../lib/oneLine.ts'
import { extraFieldsSchema, type SubmissionSource, type SubmissionsTable } from './tables.ts'

const MAX_NAME_LENGTH = 100
const MAX_SUBJECT_LENGTH = 200

/** The words of the mail that describes a submission to the owner. */
export type Wording = {
  copy: Pick<ReceiverCopy, 'mail'>
  /** Labels of the fields, by their names in the form. */
  fieldLabels: Readonly<Record<string, string>>
  /** Language of the copy, as `en-GB`. */
  locale: string
}

/** A submission as the owner reads it, in reading order. */
export type SubmissionDescription = {
  /** Sender and subject: one short line each. */
  sender: string
  title: string
  intro: string
  fields: [label: string, value: string][]
  comments: string | null
  /** Its source, as far as it is known; the time of receipt, and the id. */
  notes: string[]
  /** Fills sender and subject into the owner's words. */
  fill(words: string): string
}

/** Describes a submission in the owner's words. */
export function describeSubmission(
  submission: SubmissionsTable,
  { copy, fieldLabels, locale }: Wording,
): SubmissionDescription {
  const { id, form, email, name, subject, comments, received_at } = submission
  const { mail } = copy
  const sender = oneLine(name ?? email, MAX_NAME_LENGTH)
  const fill = (text: string) =>
    text
      .replaceAll('{sender}', () => sender)
      .replaceAll('{subject}', () => oneLine(subject ?? '', MAX_SUBJECT_LENGTH))

  const label = (field: string) => fieldLabels[field] ?? field
  const fields = CONTACT_FIELDS.flatMap((field): [string, string][] => {
    const value = submission[field]
    return value === null || field === 'comments' ? [] : [[label(field), value]]
  })
  const receivedAt = new Date(received_at).toLocaleString(locale, {
    dateStyle: 'full',
    timeStyle: 'long',
  })
  const source = [
    [mail.page, submission.page],
    [mail.language, languageName(submission.language, locale)],
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

/** The name of a language, as `German` in English; null without a tag. */
export function languageName(tag: string | null, locale: string): string | null {
  return tag && (new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag)
}

/** A description as plain text, with a blank line between paragraphs. */
export function descriptionText({ intro, fields, comments, notes }: TextParts): string {
  const fieldLines = fields.map(([label, value]) => `${label}: ${value}`).join('\n')
  const paragraphs = [intro, fieldLines, comments, notes.join('\n')]
  return `${paragraphs.filter((paragraph) => paragraph !== null).join('\n\n')}\n`
}

type TextParts = Pick<SubmissionDescription, 'intro' | 'fields' | 'comments' | 'notes'>

/** The known campaign words as one line: `newsletter / email / spring`; null if there are none. */
export function describeCampaign(source: SubmissionSource): string | null {
  const words = CAMPAIGN_PARAMETERS.flatMap((name) => source[name] ?? [])
  return words.length > 0 ? words.join(' / ') : null
}
