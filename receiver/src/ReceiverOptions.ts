import type { FailureWords, ReceiverWords } from '../../content-model/schemas/forms.ts'
import type { Capacity, Timeouts } from './limits.ts'
import type { MailOptions } from './mail/MailOptions.ts'
import type { DatabaseConfig } from './storage/openDatabase.ts'
import type { TrustedProxies } from './trustedProxies.ts'

export type { ReceiverWords }

/** Everything the receiver needs to know. It reads neither environment nor content by itself. */
export type ReceiverOptions = DatabaseConfig & {
  /** Folder of the built site; null where the site is served by something else. */
  siteDirectory: string | null
  /** Address at which the finished site stands. */
  siteUrl: string
  /** Other sites whose pages may send forms here, as `https://staging.agency.example`. */
  allowedOrigins: readonly string[]
  /** Proxies that are believed when they say for whom they ask. */
  trustedProxies: TrustedProxies
  /** Last part of the newsletter form's address. */
  newsletterFormId: string
  /** Mailbox that contact messages are for: the only one taken. */
  mailbox: string
  /** Language of the words, as `en-GB`. */
  locale: string
  words: ReceiverWords
  /** Words that the site's own script uses too. */
  failureWords: Pick<FailureWords, 'invalid_field' | 'try_again'>
  /** What a visitor calls the fields, by their names in the form. */
  fieldLabels: Readonly<Record<string, string>>
  logLevel: LogLevel
  /** How the owner is told of what comes in; null where everything waits in the database. */
  mail: MailOptions | null
  /** Forms taken from one address in a minute; 0 for any number. */
  rateLimitPerMinute: number
  timeouts?: Timeouts
  capacity?: Capacity
  /** The time at which a submission is received. */
  now?: () => Date
}

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

type LogLevel = (typeof LOG_LEVELS)[number]
