import * as z from 'zod'
import { asciiEmail } from './asciiDomain.ts'
import { MAX_LENGTHS } from './fields.ts'

/** Faults of one field. The schemas use these codes as the messages of their issues. */
export const VALIDATION_ERROR_CODES = [
  'REQUIRED_FIELD_EMPTY',
  'TYPE_EMAIL',
  'TEXT_TOO_LONG',
] as const

export type ValidationErrorCode = (typeof VALIDATION_ERROR_CODES)[number]

const EMPTY: ValidationErrorCode = 'REQUIRED_FIELD_EMPTY'
const NO_EMAIL: ValidationErrorCode = 'TYPE_EMAIL'
const TOO_LONG: ValidationErrorCode = 'TEXT_TOO_LONG'

/** Text that must not be empty. White space counts as text, because it does for the browser. */
function requiredText(maxLength: number) {
  return z.string({ error: EMPTY }).min(1, EMPTY).max(maxLength, TOO_LONG)
}

function optionalText(maxLength: number) {
  return z.string().max(maxLength, TOO_LONG).optional()
}

/**
 * Agrees with the browser's own check of `type="email"`, which also strips outer white space. Some browsers write the
 * domain in ASCII, others as it was typed.
 */
export const emailSchema = z
  .string({ error: EMPTY })
  .trim()
  .overwrite(asciiEmail)
  .min(1, EMPTY)
  .max(MAX_LENGTHS.email, TOO_LONG)
  .regex(z.regexes.html5Email, NO_EMAIL)

/** A newsletter subscription. */
export const newsletterFormSchema = z.object({ email: emailSchema })

export type NewsletterForm = z.infer<typeof newsletterFormSchema>

/** A contact message. A reply to an article is one too: it brings its own subject. */
export const contactFormSchema = z.object({
  name: requiredText(MAX_LENGTHS.name),
  email: emailSchema,
  phone: optionalText(MAX_LENGTHS.phone),
  subject: requiredText(MAX_LENGTHS.subject),
  comments: requiredText(MAX_LENGTHS.comments),
})

export type ContactForm = z.infer<typeof contactFormSchema>
