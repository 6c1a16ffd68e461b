import type * as z from 'zod'
import type { $ZodIssue } from 'zod/v4/core'
import type { FormTokens } from '../../core/spam/formToken.ts'
import type { SpamSignal } from '../../core/spam/signals.ts'
import { textSignals } from '../../core/spam/textSignals.ts'
import {
  FORM_COLUMNS,
  type FormColumns,
  type FormName,
  type Submission,
  type SubmissionSource,
} from '../../core/submissions/tables.ts'
import { CONTACT_HONEYPOT, NEWSLETTER_HONEYPOT, TOKEN_FIELD } from '../../forms/fields.ts'
import {
  type ContactForm,
  contactFormSchema,
  type NewsletterForm,
  newsletterFormSchema,
  VALIDATION_ERROR_CODES,
} from '../../forms/formSchemas.ts'
import type { FormFields } from './body.ts'
import { type Problem, RejectedError } from './problems.ts'

/** A form, as the receiver defines it. */
export type FormDefinition = {
  name: FormName
  honeypot: string
  fieldNames: readonly string[]
  schema: z.ZodType<NewsletterForm | ContactForm>
}

export const newsletterDefinition: FormDefinition = {
  name: 'newsletter',
  honeypot: NEWSLETTER_HONEYPOT,
  fieldNames: Object.keys(newsletterFormSchema.shape),
  schema: newsletterFormSchema,
}

export const contactDefinition: FormDefinition = {
  name: 'contact',
  honeypot: CONTACT_HONEYPOT,
  fieldNames: Object.keys(contactFormSchema.shape),
  schema: contactFormSchema,
}

type Circumstances = {
  form: FormDefinition
  target: string
  receivedAt: Date
  /** Language of the page, as `en-GB`. */
  locale: string
  formTokens: FormTokens
}

/**
 * Validates and sorts the fields of a form, and collects its spam signals. If a name is repeated, the first value
 * counts and the others become extra fields. Names with a leading underscore control the service (`_next`, `_cc`,
 * `_webhook` …) and are not stored.
 * @throws RejectedError with one problem for each invalid field.
 */
export function readSubmission(
  fields: FormFields,
  { form, target, receivedAt, locale, formTokens }: Circumstances,
): Omit<Submission, keyof SubmissionSource | 'language'> {
  const known = new Map<string, string>()
  const extraFields: FormFields = []
  for (const [name, value] of fields) {
    if (form.fieldNames.includes(name) && !known.has(name)) known.set(name, value)
    else if (!name.startsWith('_')) extraFields.push([name, value])
  }
  const checked = form.schema.safeParse(Object.fromEntries(known))
  if (!checked.success) throw validationError(checked.error.issues)
  const sent: Partial<ContactForm> = checked.data
  const columns = FORM_COLUMNS.map((column) => [column, sent[column] || null])
  const content = Object.fromEntries(columns) as FormColumns
  const sentToken = fields.find(([name]) => name === TOKEN_FIELD)?.[1]
  const token = formTokens.check(sentToken, receivedAt)
  return {
    ...content,
    form: form.name,
    target,
    extraFields,
    signals: [
      ...honeypotSignals(fields, form.honeypot),
      ...token.signals,
      ...textSignals(content, locale),
    ],
    tokenId: token.id,
  }
}

function validationError(issues: $ZodIssue[]): RejectedError {
  const problems = new Map<string, Problem>()
  for (const issue of issues) {
    const field = String(issue.path[0])
    const code = VALIDATION_ERROR_CODES.find((known) => known === issue.message) ?? 'UNEXPECTED'
    const maximum = issue.code === 'too_big' ? Number(issue.maximum) : undefined
    if (!problems.has(field)) problems.set(field, { code, field, maximum })
  }
  const [first = { code: 'UNEXPECTED' as const }, ...others] = problems.values()
  return new RejectedError([first, ...others])
}

/**
 * Whether the field that people do not see is filled in. Mostly bots do that, but so does a browser's autofill: such a
 * submission is stored and marked, never discarded.
 */
function honeypotSignals(fields: FormFields, honeypot: string): SpamSignal[] {
  const isFilled = fields.some(([name, value]) => name === honeypot && value !== '')
  return isFilled ? [['honeypot', '']] : []
}
