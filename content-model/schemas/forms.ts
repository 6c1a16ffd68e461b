import * as z from 'zod'
import { formAddressSchema } from '../../forms/formAddresses.ts'
import { actionSchema, group, runTimeText, text } from './fields.ts'

/** Words of the newsletter form. */
const newsletterFormSchema = z.strictObject({
  heading: text('Line above the form.'),
  label: text('Label of the field.'),
  placeholder: text('Placeholder in the empty field.'),
  button: text('Button.'),
  submitting: text('Button while the address is being sent.'),
  success: text('Message when the address has arrived.'),
  error_prefix: z.string().min(1).describe('Message before the reason if it could not be sent.'),
  network_error: text('Message if the form could not be reached.'),
})

export type NewsletterForm = z.infer<typeof newsletterFormSchema>

const termsLinkAdvice = 'Use words that appear in labels.terms.'

const wordsSchema = z.strictObject({
  heading: text('Line above the form.'),
  required_note: text('Explains the mark * beside a field.'),
  labels: group('Labels of the fields.', {
    name: text('Label of the name field.'),
    email: text('Label of the email field.'),
    phone: text('Label of the telephone field.'),
    subject: text('Label of the subject field.'),
    comments: text('Label of the message field.'),
    terms: text('Text beside the checkbox.'),
  }),
  terms_link: actionSchema.describe(
    'Words beside the checkbox that are links, each with its page.',
  ),
  button: text('Button.'),
  submitting: text('Button while the message is being sent.'),
  success: text('Message when the form has arrived.'),
  error: text('Message if it has not.'),
  error_sign: text('Sign before the error.'),
  bring_back: text('Button that restores the text of a message that could not be sent.'),
  unsent: text('Message beside that button, on a later visit in the same tab.'),
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
  read_first: text('Explains what happens to a reply before it appears.'),
  email_note: text('Explains who sees the email address.'),
  required_note: text('Explains the mark * beside a field.'),
  labels: group('Labels of the fields.', {
    name: text('Label of the name field.'),
    email: text('Label of the email field.'),
    website: text('Label of the website field.'),
    comments: text('Label of the reply field.'),
    save_details: text('Text beside the checkbox.'),
  }),
  button: text('Button.'),
  subject: runTimeText('title').describe(
    'Subject of the mail that tells you about a reply; {title} is the title of the article.',
  ),
})

export type ReplyForm = z.infer<typeof replyFormSchema>

/** Words below the message that a form was not sent, with and without script. */
const failureCopySchema = z.strictObject({
  invalid_field: runTimeText('field', 'message').describe(
    "Error of a field, if the service's message continues the name of the field: {field}, {message}.",
  ),
  marked: text('Message if fields are marked.'),
  try_again: runTimeText('time').describe(
    'Tells the visitor when to try again; {time} is a time such as “5 minutes”.',
  ),
  unknown: text('Message if the service gave no readable reason.'),
})

export type FailureCopy = z.infer<typeof failureCopySchema>

/** Words of a page that the receiver generates. */
const pageWords = {
  heading: text('Heading of the page.'),
  text: text('Sentence below it.'),
}

/** Words of the newsletter's mails, and of the pages that their links open. */
const subscribersCopySchema = z.strictObject({
  asking: group('Mail that asks to confirm a subscription.', {
    subject: text('Subject.'),
    intro: text('Explains why the mail was sent.'),
    button: text('Text of the link to the page with the button.'),
    note: text('Note for people who did not enter the address.'),
  }),
  article: group('Text around an article in a mail.', {
    test_subject: runTimeText('title').describe(
      'Subject of a test mail; {title} is the title of the article.',
    ),
    online: text('Link above the article to its page on the site.'),
    go_on: text('Link to the full article, if it is too long for a mail.'),
    reason: text('Explains below the article why the subscriber received the mail.'),
    leave: text('Link to the page for unsubscribing.'),
  }),
  title: runTimeText('heading').describe('Title of each page; {heading} is its heading.'),
  confirm: group('Page that the link in the confirmation mail opens.', {
    ...pageWords,
    button: text('Button that confirms.'),
  }),
  confirmed: group('Page after confirming, also shown when the link is opened again.', pageWords),
  leave: group('Page for unsubscribing.', {
    ...pageWords,
    button: text('Button that unsubscribes.'),
  }),
  left: group(
    'Page after unsubscribing, also shown for older links of a former subscriber.',
    pageWords,
  ),
  bounced: group(
    'Page for a confirmation link if mail to the address has bounced since.',
    pageWords,
  ),
  erased: group('Page for a link if the address has been erased since.', pageWords),
  invalid: group('Page for a link that has expired or was changed.', pageWords),
  home: text('Link to the site at the end of each page.'),
})

/** The form receiver's answers to people and to scripts. */
const receiverCopySchema = z.strictObject({
  contact_ok: text('Answer to a message that was stored.'),
  required: text('Error of an empty field.'),
  not_an_email: text('Error of a field without a valid email address.'),
  too_long: runTimeText('maximum').describe(
    'Error of a field with more than {maximum} characters.',
  ),
  too_many_fields: text('Error for a form with too many fields.'),
  too_large: text('Error for a form that is too large.'),
  not_readable: text('Error for a form that cannot be read.'),
  wrong_type: text('Error for data in a format other than a form.'),
  cross_site: text('Error if a page of another site sent the form.'),
  unknown_form: text('Error if no form has this address.'),
  too_many: text('Error if one visitor sends too many forms.'),
  unavailable: text('Error if nothing can be stored at the moment.'),
  page: group('Error page for visitors without JavaScript.', {
    title: text('Title of the error page.'),
    heading: text('Heading of the error page.'),
    advice: text('What to do next.'),
    back: text('Link back to the form.'),
  }),
  mail: group('Mail that notifies you of a message or a subscription.', {
    contact_subject: runTimeText('sender', 'subject').describe(
      'Subject of the mail about a contact message: {sender}, {subject}.',
    ),
    contact_intro: runTimeText('sender').describe('Its first line: {sender}.'),
    newsletter_subject: runTimeText('sender').describe(
      'Subject of the mail about a subscription; {sender} is the address.',
    ),
    newsletter_intro: runTimeText('sender').describe('Its first line: {sender}.'),
    received: text('Label of the time of receipt.'),
    reference: text('Label of its number in the inbox.'),
    page: text('Label of the page with the form.'),
    language: text(
      'Label of the language of that page, if it is not the first language of the site.',
    ),
    referrer: text('Label of the website from which the visitor came.'),
    campaign: text('Label of the campaign parameters (utm_…) of the visit.'),
    reply_note: runTimeText('sender').describe('Explains who receives a reply: {sender}.'),
  }),
  digest: group('Daily mail that lists new messages in spam, if there are any.', {
    subject: runTimeText('count').describe('Subject; {count} is the number of messages.'),
    intro: runTimeText('count').describe('First line: {count}.'),
    more: runTimeText('count').describe(
      'Text if not all messages are listed; {count} is the number of the others.',
    ),
    look: text('Line above the command that lists them.'),
    rescue: text('Explains how to move a message out of spam.'),
  }),
  answer: group('Mail to the sender of a contact message, if mail is configured.', {
    enabled: z.boolean().describe('Whether it is sent. An address receives it at most once a day.'),
    subject: text('Subject.'),
    greeting: runTimeText('sender').describe(
      'First line; {sender} is the entered name, if it looks like a name.',
    ),
    greeting_unnamed: text('First line without a name.'),
    text: text('Confirms that the message has arrived. The message itself is never repeated.'),
    reference: text('Label of its number in the inbox.'),
    note: text('Note for people who did not send a message.'),
  }),
  subscribers: subscribersCopySchema.describe(
    'Newsletter: its mails, and the pages that their links open.',
  ),
})

export type ReceiverCopy = z.infer<typeof receiverCopySchema>

/** The targets of the forms, and their words. */
export const formsSchema = z.strictObject({
  newsletter_url: formAddressSchema.describe(
    'Address of an external service that receives newsletter addresses; blank for your own receiver.',
  ),
  contact_url: formAddressSchema.describe(
    'Address of an external service that receives contact messages; blank for your own receiver.',
  ),
  newsletter: newsletterFormSchema.describe('Newsletter form.'),
  contact: contactFormSchema.describe('Contact form.'),
  reply: replyFormSchema.describe('Form below an article.'),
  failure: failureCopySchema.describe('Text below the message that a form was not sent.'),
  receiver: receiverCopySchema.describe('Answers to visitors, and mails about their messages.'),
})
