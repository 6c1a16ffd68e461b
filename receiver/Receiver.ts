import type { FailureCopy, ReceiverCopy } from '../content-model/schemas/forms.ts'
import type { DatabaseConfig } from '../core/database/openDatabase.ts'
import type { MailOptions } from '../core/mail/mailSettings.ts'
import type { NotFound } from '../core/notFound/countNotFound.ts'
import type { FormTokens } from '../core/spam/formToken.ts'
import type { Storage } from '../core/submissions/submissionStore.ts'
import type { WebhookOptions } from '../core/webhooks/webhookSettings.ts'
import type { TrustedProxies } from '../server/addresses.ts'
import type { LogLevel } from '../server/log.ts'
import type { SiteOrigins } from '../server/site/ownAddresses.ts'
import type { Site } from '../server/site/site.ts'
import type { Capacity, Timeouts } from './limits.ts'
import type { PageBrand } from './plainPage.ts'

export type { ReceiverCopy }

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
  /** What stands at that form: kept with who signs up, as proof. */
  newsletterWording: string
  /** Where this receiver is reached, as `https://agency.example`: links in mails lead there. */
  receiverUrl: string
  /** Mailbox that contact messages are for: the only one taken. */
  mailbox: string
  /** Language of the copy, as `en-GB`. */
  locale: string
  /** Whose pages the receiver's own are. */
  pageBrand: PageBrand
  /** What visitors and the owner read, from the content. */
  copy: ReceiverCopy
  /** Those of its sentences that the site's own script uses too. */
  failureCopy: Pick<FailureCopy, 'invalid_field' | 'try_again'>
  /** What a visitor calls the fields, by their names in the form. */
  fieldLabels: Readonly<Record<string, string>>
  logLevel: LogLevel
  /** How the owner is told of what comes in; null where everything waits in the database. */
  mail: MailOptions | null
  /** Subscribers that are asked for confirmation, and subscribers that an article is mailed to, in a minute. */
  subscriberMailsPerMinute: number
  /** Whether views of pages are counted. */
  countsPages: boolean
  /** Which programs are told of what comes in. */
  webhooks: WebhookOptions
  /** Forms taken from one address in a minute; 0 for any number. */
  rateLimitPerMinute: number
  /** How often it is found out whether a digest of spam is due. */
  digestEveryMs?: number
  timeouts?: Timeouts
  capacity?: Capacity
  /** The time at which a submission is received. */
  now?: () => Date
}

/** What the routes share. */
export type Receiver = {
  options: ReceiverOptions
  storage: Storage
  /** Another one may take its place between two requests: a route reads it once. */
  site: Site
  notFound: NotFound
  formTokens: FormTokens
  origins: SiteOrigins
}
