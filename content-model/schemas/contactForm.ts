import * as z from 'zod'
import { actionSchema } from './action.ts'
import { textSchema } from './text.ts'

const termsLinkAdvice = 'Use words that stand in labels.terms.'

const wordsSchema = z.strictObject({
  heading: textSchema.describe('Line above the form.'),
  required_note: textSchema.describe('Says what the mark * beside a field means.'),
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
  terms_link: actionSchema.describe('Which of the words beside the checkbox lead to which page.'),
  button: textSchema.describe('Button.'),
  submitting: textSchema.describe('Button while the message is on its way.'),
  success: textSchema.describe('Said when the message has arrived.'),
  error: textSchema.describe('Said when it has not.'),
  error_sign: textSchema.describe('Sign before the error.'),
  bring_back: textSchema.describe('Button that puts the words of a failed message back.'),
  unsent: textSchema.describe('Said on a later visit in the same tab, beside that button.'),
})

/** Words of the contact form. */
export const contactFormSchema = wordsSchema.refine(
  ({ labels, terms_link }) => labels.terms.includes(terms_link.label),
  { path: ['terms_link', 'label'], error: termsLinkAdvice },
)

export type ContactForm = z.infer<typeof contactFormSchema>
