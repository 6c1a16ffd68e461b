import * as z from 'zod'
import { formAddressSchema } from '../../forms/formAddresses.ts'
import { contactFormSchema } from './contactForm.ts'
import { failureWordsSchema } from './failureWords.ts'
import { newsletterFormSchema } from './newsletterForm.ts'
import { receiverWordsSchema } from './receiverWords.ts'
import { replyFormSchema } from './replyForm.ts'

/** Where the forms are sent, and their words. */
export const formsSchema = z.strictObject({
  newsletter_url: formAddressSchema.describe(
    "Service that takes newsletter addresses; '' for our own.",
  ),
  contact_url: formAddressSchema.describe("Service that takes contact messages; '' for our own."),
  newsletter: newsletterFormSchema.describe('Newsletter form.'),
  contact: contactFormSchema.describe('Contact form.'),
  reply: replyFormSchema.describe('Form below an article.'),
  failure: failureWordsSchema.describe('Words below the line that a form was not sent.'),
  receiver: receiverWordsSchema.describe('Words of the receiver that the site ships.'),
})
