import type * as z from 'zod'
import { type ContactForm, contactFormSchema } from '../../../forms/contactForm.ts'
import { CONTACT_HONEYPOT, NEWSLETTER_HONEYPOT } from '../../../forms/fields.ts'
import { type NewsletterForm, newsletterFormSchema } from '../../../forms/newsletterForm.ts'
import type { FormName } from '../storage/schema.ts'

/** What the receiver has to know of a form. */
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
