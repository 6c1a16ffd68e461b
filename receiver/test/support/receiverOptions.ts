import type { ReceiverOptions } from '../../src/ReceiverOptions.ts'
import { testFailureWords, testWords } from './testWords.ts'

export const MAILBOX = 'hello@agency.example'

/** What the tests' receivers have in common. */
export const receiverOptions = {
  siteUrl: 'https://agency.example',
  allowedOrigins: [],
  trustedProxies: [],
  newsletterFormId: 'newsletter',
  mailbox: MAILBOX,
  locale: 'en-GB',
  words: testWords,
  failureWords: testFailureWords,
  fieldLabels: { name: 'Name', email: 'Email', subject: 'Subject', comments: 'Comments' },
  databaseUrl: null,
  logLevel: 'silent',
  mail: null,
  rateLimitPerMinute: 0,
} satisfies Partial<ReceiverOptions>
