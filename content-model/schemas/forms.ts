import * as z from 'zod'
import { formAddressSchema } from '../../forms/formAddresses.ts'
import { actionSchema, group, runTimeText, text } from './fields.ts'

/** Words of the newsletter form. */
const newsletterFormSchema = z.strictObject({
  heading: text('Line above the form.'),
  label: text('Name of the field.'),
  placeholder: text('Grey words in the empty field.'),
  button: text('Button.'),
  submitting: text('Button while the address is on its way.'),
  success: text('Said when the address has arrived.'),
  error_prefix: z.string().min(1).describe('Said before the reason when it has not.'),
  network_error: text('Said when the form could not be reached.'),
})

export type NewsletterForm = z.infer<typeof newsletterFormSchema>

const termsLinkAdvice = 'Use words that stand in labels.terms.'

const wordsSchema = z.strictObject({
  heading: text('Line above the form.'),
  required_note: text('Says what the mark * beside a field means.'),
  labels: group('Names of the fields.', {
    name: text('Name of the field for the name.'),
    email: text('Name of the field for the email address.'),
    phone: text('Name of the field for the telephone number.'),
    subject: text('Name of the field for the subject.'),
    comments: text('Name of the field for the message.'),
    terms: text('Words beside the checkbox.'),
  }),
  terms_link: actionSchema.describe('Which of the words beside the checkbox lead to which page.'),
  button: text('Button.'),
  submitting: text('Button while the message is on its way.'),
  success: text('Said when the message has arrived.'),
  error: text('Said when it has not.'),
  error_sign: text('Sign before the error.'),
  bring_back: text('Button that puts the words of a failed message back.'),
  unsent: text('Said on a later visit in the same tab, beside that button.'),
})

/** Words of the contact form. */
const contactFormSchema = wordsSchema.refine(
  ({ labels, terms_link }) => labels.terms.includes(terms_link.label),
  { path: ['terms_link', 'label'], error: termsLinkAdvice },
)

export type ContactForm = z.infer<typeof contactFormSchema>

/** Words of the form below an article. The form is sent as a contact message and shares the contact form's answers. */
const replyFormSchema = z.strictObject({
  heading: text('Line above the form.'),
  read_first: text('Says what happens with a reply before it appears.'),
  email_note: text('Says who sees the email address.'),
  required_note: text('Says what the mark * beside a field means.'),
  labels: group('Names of the fields.', {
    name: text('Name of the field for the name.'),
    email: text('Name of the field for the email address.'),
    website: text('Name of the field for the website.'),
    comments: text('Name of the field for the reply.'),
    save_details: text('Words beside the checkbox.'),
  }),
  button: text('Button.'),
  subject: runTimeText('title').describe('Subject under which a reply to {title} reaches you.'),
})

export type ReplyForm = z.infer<typeof replyFormSchema>

/** Words below the message that a form was not sent, with and without script. */
const failureCopySchema = z.strictObject({
  invalid_field: runTimeText('field', 'message').describe(
    "Says what is wrong with a field where the service's words go on from its name: {field}, {message}.",
  ),
  marked: text('Said where fields are marked.'),
  try_again: runTimeText('time').describe("Says when to try again; {time} is '5 minutes'."),
  unknown: text('Said where the service gave no reason that can be read.'),
})

export type FailureCopy = z.infer<typeof failureCopySchema>

/** Words of a page that the receiver generates. */
const pageWords = {
  heading: text('Heading of the page.'),
  text: text('Sentence below it.'),
}

/** Words of the newsletter's mails, and of the pages that their links open. */
const subscribersCopySchema = z.strictObject({
  asking: group('Mail that asks whether an address is its owner’s.', {
    subject: text('Subject.'),
    intro: text('Says what happened.'),
    button: text('Words of the link that leads to the page with the button.'),
    note: text('Says what to do for those who did not enter it.'),
  }),
  article: group('What stands around an article that is mailed.', {
    test_subject: runTimeText('title').describe('Subject of a trial: {title} of the article.'),
    online: text('Link to the article on the site, above it.'),
    go_on: text('Link to the whole article, where it is too long for a mail.'),
    reason: text('Says below it why the mail came.'),
    leave: text('Link below it to the page on which a subscriber leaves.'),
  }),
  title: runTimeText('heading').describe('Title of each page; {heading} is its heading.'),
  confirm: group('Page behind the link of the mail that asks.', {
    ...pageWords,
    button: text('Button that confirms.'),
  }),
  confirmed: group('Page after that, and behind the link from then on.', pageWords),
  leave: group('Page on which a subscriber leaves.', {
    ...pageWords,
    button: text('Button that ends it.'),
  }),
  left: group('Page after that, and behind an older link of somebody who has left.', pageWords),
  bounced: group('Page behind a link to confirm whose address has refused mail since.', pageWords),
  erased: group('Page behind a link whose address was erased since.', pageWords),
  invalid: group('Page behind a link that is too old or was changed.', pageWords),
  home: text('Link to the site below each page.'),
})

/** The form receiver's answers to people and to scripts. */
const receiverCopySchema = z.strictObject({
  contact_ok: text('Answer to a message that was kept.'),
  required: text('Said of a field that is empty.'),
  not_an_email: text('Said of a field that holds no email address.'),
  too_long: runTimeText('maximum').describe('Said of a field of more than {maximum} characters.'),
  too_many_fields: text('Said of a form with too many fields.'),
  too_large: text('Said of a form that is too large.'),
  not_readable: text('Said of a form that cannot be read.'),
  wrong_type: text('Said of an answer in a format other than a form.'),
  cross_site: text('Said when a page of another site sent the form.'),
  unknown_form: text('Said when no form has this address.'),
  too_many: text('Said when one visitor sends too much.'),
  unavailable: text('Said when nothing can be stored right now.'),
  page: group('Error page for visitors without script.', {
    title: text('Title of the error page.'),
    heading: text('Heading of the error page.'),
    advice: text('What to do next.'),
    back: text('Link back to the form.'),
  }),
  mail: group('Mail that tells you of a message or a subscription.', {
    contact_subject: runTimeText('sender', 'subject').describe(
      'Subject of the mail about a contact message: {sender}, {subject}.',
    ),
    contact_intro: runTimeText('sender').describe('Its first line: {sender}.'),
    newsletter_subject: runTimeText('sender').describe(
      'Subject of the mail about a subscription; {sender} is the address.',
    ),
    newsletter_intro: runTimeText('sender').describe('Its first line: {sender}.'),
    received: text('Label of the time at which it was received.'),
    reference: text('Name of its number in the inbox.'),
    page: text('Label of the page that it was sent from.'),
    language: text('Label of the language of that page, if it is not the first of the site.'),
    referrer: text('Label of the website that led the visitor to yours.'),
    campaign: text('Label of the campaign words (utm_…) that the visit began with.'),
    reply_note: runTimeText('sender').describe('Says whom a reply reaches: {sender}.'),
  }),
  digest: group('Mail that tells you once a day what has come into spam, if anything has.', {
    subject: runTimeText('count').describe('Subject; {count} is the number of messages.'),
    intro: runTimeText('count').describe('First line: {count}.'),
    more: runTimeText('count').describe('Said where not all are named; {count} is the rest.'),
    look: text('Stands above the command that lists them.'),
    rescue: text('Says how to take one out of spam.'),
  }),
  answer: group('Mail to those who send a contact message, where mail is configured.', {
    enabled: z.boolean().describe('Whether it is sent; an address gets it once a day at most.'),
    subject: text('Subject.'),
    greeting: runTimeText('sender').describe(
      'First line; {sender} is the name that was entered, where it looks like one.',
    ),
    greeting_unnamed: text('First line where it does not.'),
    text: text('Says that the message has arrived. The message itself is never repeated.'),
    reference: text('Name of its number in the inbox.'),
    note: text('Says what to do for those who sent none.'),
  }),
  subscribers: subscribersCopySchema.describe(
    'Newsletter: its mails, and the pages behind their links.',
  ),
})

export type ReceiverCopy = z.infer<typeof receiverCopySchema>

/** The targets of the forms, and their words. */
export const formsSchema = z.strictObject({
  newsletter_url: formAddressSchema.describe(
    'Service of another firm that takes newsletter addresses; blank for your own.',
  ),
  contact_url: formAddressSchema.describe(
    'Service of another firm that takes contact messages; blank for your own.',
  ),
  newsletter: newsletterFormSchema.describe('Newsletter form.'),
  contact: contactFormSchema.describe('Contact form.'),
  reply: replyFormSchema.describe('Form below an article.'),
  failure: failureCopySchema.describe('Words below the line that a form was not sent.'),
  receiver: receiverCopySchema.describe('Answers to visitors and mails about what they sent.'),
})
