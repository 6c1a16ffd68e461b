import type { FailureCopy, ReceiverCopy } from '../../../content-model/schemas/forms.ts'
import type { Replies } from '../../../content-model/schemas/replies.ts'
import { type Channels, judge, onStored } from '../../../core/core.ts'
import type { MailOptions, SmtpServer } from '../../../core/mail/mailOptions.ts'
import type { StorageOptions } from '../../../core/submissions/submissionStore.ts'
import type { ReceiverOptions } from '../../../receiver/kit/Receiver.ts'

/** The tests' own texts, so that no test depends on the owner's texts. */
export const testCopy: ReceiverCopy = {
  contact_ok: 'Message kept.',
  required: 'is required',
  not_an_email: 'should be an email',
  too_long: 'should have {maximum} characters or fewer',
  too_many_fields: 'Too many fields.',
  too_large: 'Too large.',
  not_readable: 'Not readable.',
  wrong_type: 'Not a form.',
  cross_site: 'From another site.',
  unknown_form: 'No form here.',
  too_many: 'Too many messages.',
  unavailable: 'Not stored. Try again.',
  page: {
    title: 'Not sent | Test agency',
    heading: 'Your form was not sent',
    advice: 'Change it & send it again.',
    back: 'Back to the form',
  },
  mail: {
    contact_subject: '{sender}: {subject}',
    contact_intro: '{sender} wrote.',
    newsletter_subject: 'Newsletter: {sender}',
    newsletter_intro: '{sender} subscribed.',
    received: 'Received',
    reference: 'Reference',
    page: 'Sent from',
    language: 'Language',
    referrer: 'Led here by',
    campaign: 'Campaign',
    reply_note: 'Replies go to {sender}.',
  },
  digest: {
    subject: 'In spam: {count}',
    intro: 'Came: {count}.',
    more: 'And {count} more.',
    look: 'All:',
    rescue: 'Rescue:',
  },
  answer: {
    enabled: false,
    subject: 'We have it',
    greeting: 'Dear {sender},',
    greeting_unnamed: 'Good day,',
    text: 'It has arrived.',
    reference: 'Reference',
    note: 'Else do nothing.',
  },
  subscribers: {
    asking: {
      subject: 'Is this you?',
      intro: 'Your address was entered.',
      button: 'Yes, it is me',
      note: 'Else do nothing.',
    },
    article: {
      test_subject: 'Trial: {title}',
      online: 'Read it online',
      go_on: 'Read the rest',
      reason: 'You asked for it.',
      leave: 'Leave us',
    },
    title: '{heading} | Test agency',
    confirm: { heading: 'One press', text: 'And you get it.', button: 'Confirm' },
    confirmed: { heading: 'Subscribed', text: 'It will come.' },
    leave: { heading: 'Leave?', text: 'No more mail.', button: 'Leave now' },
    left: { heading: 'You have left', text: 'No more mail comes.' },
    bounced: { heading: 'Refused', text: 'Your server wants none.' },
    erased: { heading: 'Erased', text: 'You are not on the list.' },
    invalid: { heading: 'No use any more', text: 'Nothing was changed.' },
    home: 'Home',
  },
}

const testFailureCopy: FailureCopy = {
  invalid_field: '{field} {message}.',
  marked: 'Change what is marked.',
  try_again: 'Wait {time}.',
  unknown: 'Not received.',
}

const testReplies: Replies = {
  subject: 'Re: {subject}',
  subject_unnamed: 'Your message',
  unnamed: 'there',
  quote: 'On {date} {sender} wrote:',
  templates: [],
}

export const MAILBOX = 'hello@agency.example'

/** Options that the tests' receivers share. */
export const receiverOptions = {
  siteUrl: 'https://agency.example',
  allowedOrigins: [],
  trustedProxies: [],
  newsletterFormId: 'newsletter',
  newsletterWording: 'One email a month / Subscribe',
  receiverUrl: 'https://agency.example',
  mailbox: MAILBOX,
  locale: 'en-GB',
  homePath: '/',
  languages: new Map(),
  pageBrand: { name: 'Test agency', ink: '#111111', paper: '#eeeeee', accent: '#ff0000' },
  copy: testCopy,
  failureCopy: testFailureCopy,
  replies: testReplies,
  fieldLabels: { name: 'Name', email: 'Email', subject: 'Subject', comments: 'Comments' },
  databaseUrl: null,
  logLevel: 'silent',
  mail: null,
  subscriberMailsPerMinute: 60,
  countsPages: true,
  webhooks: { addresses: [], allowPrivate: false },
  rateLimitPerMinute: 0,
} satisfies Partial<ReceiverOptions>

/** A log for tests that do not read it. */
export const silentLog = { warn: () => {}, error: () => {} }

/** Channels that send everything to the owner by mail. */
export const MAIL_CHANNELS: Channels = {
  mailHost: 'agency.example',
  answersVisitors: false,
  newsletterWording: () => receiverOptions.newsletterWording,
  webhooks: [],
}

/** No channels: everything stays in the database. */
export const NO_CHANNELS: Channels = { ...MAIL_CHANNELS, mailHost: null }

/** Options of a storage whose submissions go to these channels. */
export function storing(channels: Channels, wake = () => {}): StorageOptions {
  return { judge, onStored: onStored(channels), wake }
}

/** Options for mail from the agency's forms to its owner through this SMTP server. */
export function mailOptions(smtp: SmtpServer): MailOptions {
  return {
    smtp,
    from: { name: 'Test agency', address: 'forms@agency.example' },
    to: ['owner@agency.example'],
    colours: { ink: '#111111', paper: '#eeeeee', mute: '#555555', accent: '#ff0000' },
  }
}
