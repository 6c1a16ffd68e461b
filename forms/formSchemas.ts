import * as z from 'zod'
import { asciiEmail } from './asciiDomain.ts'
import { MAX_LENGTHS } from './fields.ts'

/** Codes for faults of a field. The schemas use them as the messages of their issues. */
export const VALIDATION_ERROR_CODES = [
  'REQUIRED_FIELD_EMPTY',
  'TYPE_EMAIL',
  'TEXT_TOO_LONG',
] as const

export type ValidationErrorCode = (typeof VALIDATION_ERROR_CODES)[number]

const EMPTY: ValidationErrorCode = 'REQUIRED_FIELD_EMPTY'
const NO_EMAIL: ValidationErrorCode = 'TYPE_EMAIL'
const TOO_LONG: ValidationErrorCode = 'TEXT_TOO_LONG'

/** Text that must not be empty. White space counts as text, as in browsers. */
function requiredText(maxLength: number) {
  return z.string({ error: EMPTY }).min(1, EMPTY).max(maxLength, TOO_LONG)
}

function optionalText(maxLength: number) {
  return z.string().max(maxLength, TOO_LONG).optional()
}

/**
 * Accepts the same addresses as `type="email"` in browsers, which also trim white space. Some browsers send the domain
 * in ASCII, others as typed.
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

/** A contact message. The form below an article sends a contact message too, with its own subject. */
export const contactFormSchema = z.object({
  name: requiredText(MAX_LENGTHS.name),
  email: emailSchema,
  phone: optionalText(MAX_LENGTHS.phone),
  subject: requiredText(MAX_LENGTHS.subject),
  comments: requiredText(MAX_LENGTHS.comments),
})

export type ContactForm = z.infer<typeof contactFormSchema>
