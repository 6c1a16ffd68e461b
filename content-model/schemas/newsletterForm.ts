import * as z from 'zod'
import { textSchema } from './text.ts'

/** Words of the newsletter form. */
export const newsletterFormSchema = z.strictObject({
  heading: textSchema.describe('Line above the form.'),
  label: textSchema.describe('Name of the field.'),
  placeholder: textSchema.describe('Grey words in the empty field.'),
  button: textSchema.describe('Button.'),
  submitting: textSchema.describe('Button while the address is on its way.'),
  success: textSchema.describe('Said when the address has arrived.'),
  error_prefix: z.string().min(1).describe('Said before the reason when it has not.'),
  network_error: textSchema.describe('Said when the form could not be reached.'),
})

export type NewsletterForm = z.infer<typeof newsletterFormSchema>
