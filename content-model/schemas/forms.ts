import * as z from 'zod'
import { formAddressSchema } from '../../forms/formAddresses.ts'
import { actionSchema, runTimeText, textSchema } from './fields.ts'

/** Words of the newsletter form. */
const newsletterFormSchema = z.strictObject({
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
const contactFormSchema = wordsSchema.refine(
  ({ labels, terms_link }) => labels.terms.includes(terms_link.label),
  { path: ['terms_link', 'label'], error: termsLinkAdvice },
)

export type ContactForm = z.infer<typeof contactFormSchema>

/** Words of the form below an article. It is sent as a contact message and shares that form's answers. */
const replyFormSchema = z.strictObject({
  heading: textSchema.describe('Line above the form.'),
  read_first: textSchema.describe('Says what happens with a reply before it appears.'),
  email_note: textSchema.describe('Says who sees the email address.'),
  required_note: textSchema.describe('Says what the mark * beside a field means.'),
  labels: z
    .strictObject({
      name: textSchema.describe('Name of the field for the name.'),
      email: textSchema.describe('Name of the field for the email address.'),
      website: textSchema.describe('Name of the field for the website.'),
      comments: textSchema.describe('Name of the field for the reply.'),
      save_details: textSchema.describe('Words beside the checkbox.'),
    })
    .describe('Names of the fields.'),
  button: textSchema.describe('Button.'),
  subject: runTimeText('title').describe('Subject under which a reply to {title} reaches you.'),
})

export type ReplyForm = z.infer<typeof replyFormSchema>

/** What a visitor reads below the line that a form was not sent, with script and without. */
const failureCopySchema = z.strictObject({
  invalid_field: runTimeText('field', 'message').describe(
    "Says what is wrong with a field where the service's words go on from its name: {field}, {message}.",
  ),
  marked: textSchema.describe('Said where fields are marked.'),
  try_again: runTimeText('time').describe("Says when to try again; {time} is '5 minutes'."),
  unknown: textSchema.describe('Said where the service gave no reason that can be read.'),
})

export type FailureCopy = z.infer<typeof failureCopySchema>

/** What the form receiver answers to people and to scripts. */
const receiverCopySchema = z.strictObject({
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

export type ReceiverCopy = z.infer<typeof receiverCopySchema>

/** Where the forms are sent, and their words. */
export const formsSchema = z.strictObject({
  newsletter_url: formAddressSchema.describe(
    "Service that takes newsletter addresses; '' for our own.",
  ),
  contact_url: formAddressSchema.describe("Service that takes contact messages; '' for our own."),
  newsletter: newsletterFormSchema.describe('Newsletter form.'),
  contact: contactFormSchema.describe('Contact form.'),
  reply: replyFormSchema.describe('Form below an article.'),
  failure: failureCopySchema.describe('Words below the line that a form was not sent.'),
  receiver: receiverCopySchema.describe('Words of the receiver that the site ships.'),
})
