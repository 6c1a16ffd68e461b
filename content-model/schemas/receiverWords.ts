import * as z from 'zod'
import { runTimeText, textSchema } from './text.ts'

/** What the form receiver answers to people and to scripts. */
export const receiverWordsSchema = z.strictObject({
  contact_ok: textSchema.describe('Answer to a message that was kept.'),
  required: textSchema.describe('Said of a field that is empty.'),
  not_an_email: textSchema.describe('Said of a field that holds no email address.'),
  too_long: runTimeText('maximum').describe('Said of a field of more than {maximum} characters.'),
  too_many_fields: textSchema.describe('Said of a form with too many fields.'),
  too_large: textSchema.describe('Said of a form that is too large.'),
  not_readable: textSchema.describe('Said of a form that cannot be read.'),
  wrong_type: textSchema.describe('Said of an answer in a format other than a form.'),
  cross_site: textSchema.describe('Said when a page of another site sent the form.'),
  unknown_form: textSchema.describe('Said when no form has this address.'),
  too_many: textSchema.describe('Said when one visitor sends too much.'),
  unavailable: textSchema.describe('Said when nothing can be stored right now.'),
  page: z
    .strictObject({
      title: textSchema.describe('Title of the error page.'),
      heading: textSchema.describe('Heading of the error page.'),
      advice: textSchema.describe('What to do next.'),
      back: textSchema.describe('Link back to the form.'),
    })
    .describe('Error page for visitors without script.'),
  mail: z
    .strictObject({
      contact_subject: runTimeText('sender', 'subject').describe(
        'Subject of the mail about a contact message: {sender}, {subject}.',
      ),
      contact_intro: runTimeText('sender').describe('Its first line: {sender}.'),
      newsletter_subject: runTimeText('sender').describe(
        'Subject of the mail about a subscription; {sender} is the address.',
      ),
      newsletter_intro: runTimeText('sender').describe('Its first line: {sender}.'),
      received: textSchema.describe('Label of the time at which it was received.'),
      reference: textSchema.describe('Label of its id in the inbox.'),
      reply_note: runTimeText('sender').describe('Says whom a reply reaches: {sender}.'),
    })
    .describe('Mail that tells you of a message or a subscription.'),
})

export type ReceiverWords = z.infer<typeof receiverWordsSchema>
