import * as z from 'zod'
import { emailSchema, optionalText, requiredText } from './fieldSchemas.ts'
import { MAX_LENGTHS } from './fields.ts'

/** A contact message. A reply to an article is one too: it brings its own subject. */
export const contactFormSchema = z.object({
  name: requiredText(MAX_LENGTHS.name),
  email: emailSchema,
  phone: optionalText(MAX_LENGTHS.phone),
  subject: requiredText(MAX_LENGTHS.subject),
  comments: requiredText(MAX_LENGTHS.comments),
})

export type ContactForm = z.infer<typeof contactFormSchema>
