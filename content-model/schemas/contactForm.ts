import * as z from 'zod'
import { textSchema } from './text.ts'

/** Words of the contact form. */
export const contactFormSchema = z.strictObject({
  heading: textSchema.describe('Line above the form.'),
  labels: z
    .strictObject({
      name: textSchema.describe('Name of the field for the name.'),
      email: textSchema.describe('Name of the field for the email address.'),
      phone: textSchema.describe('Name of the field for the telephone number.'),
      subject: textSchema.describe('Name of the field for the subject.'),
      comments: textSchema.describe('Name of the field for the message.'),
      terms: textSchema.describe('Words beside the checkbox.'),
    })
    .describe('Names of the fields.'),
  button: textSchema.describe('Button.'),
  submitting: textSchema.describe('Button while the message is on its way.'),
  success: textSchema.describe('Said when the message has arrived.'),
  error: textSchema.describe('Said when it has not.'),
  error_sign: textSchema.describe('Sign before the error.'),
  bring_back: textSchema.describe('Button that puts the words of a failed message back.'),
})

export type ContactForm = z.infer<typeof contactFormSchema>
