import type { Kysely } from 'kysely'
import type { SendMailOptions } from 'nodemailer'
import { readSecret } from '../database/secrets.ts'
import type { Tables } from '../database/tables.ts'
import { inLanguage } from '../lib/languageWords.ts'
import { createMailer, readSendFailure } from '../mail/mailer.ts'
import type { MailOptions } from '../mail/mailOptions.ts'
import { articleMail } from './articleMail.ts'
import { composeArticleMail, type SubscriberOptions } from './composeSubscriberMail.ts'
import { type FeedArticle, readFeed } from './feed.ts'
import { MailingError } from './MailingError.ts'
import { type NewMailing, queueMailing } from './mailings.ts'
import { countConfirmed } from './selectSubscribers.ts'
import { createSubscriberLinks } from './subscriberLinks.ts'

const TRIAL_DEADLINE_MS = 60_000

/** The receiver's options that article mail needs. */
type MailingSettings = SubscriberOptions & {
  /** Folder of the built site; null if another server serves the site. */
  siteDirectory: string | null
  mail: MailOptions | null
}
type MailingOptions = MailingSettings & { mail: MailOptions }

/** @throws MailingError if no mail is sent. */
export function requireMail<Settings extends MailingSettings>(
  options: Settings,
): Settings & { mail: MailOptions } {
  const { mail } = options
  if (mail === null) throw new MailingError({ kind: 'no-mail' })
  return { ...options, mail }
}

type MailableArticle = FeedArticle & Pick<NewMailing, 'language'>

/**
 * Reads the articles that can be mailed, language by language, the newest first.
 * @throws MailingError if the site is served elsewhere or is not built.
 */
export async function readArticles({
  siteDirectory,
  languages,
}: Pick<MailingSettings, 'siteDirectory' | 'languages'>): Promise<MailableArticle[]> {
  if (siteDirectory === null) throw new MailingError({ kind: 'no-site' })
  const inOne = async (language: string | null, homePath?: string) =>
    (await readFeed(siteDirectory, homePath)).map((article) => ({ ...article, language }))
  try {
    const feeds = [...languages].map(([tag, { homePath }]) => inOne(tag, homePath))
    return (await Promise.all([inOne(null), ...feeds])).flat()
  } catch (cause) {
    throw new MailingError({ kind: 'no-feed', siteDirectory }, { cause })
  }
}

/**
 * Prepares an article of the built site for mail.
 * @param address its path or its full URL.
 * @throws MailingError if the site has no such article.
 */
export async function readMailing(
  address: string,
  options: Pick<MailingSettings, 'siteDirectory' | 'siteUrl' | 'copy' | 'languages'>,
): Promise<NewMailing> {
  const articles = await readArticles(options)
  const { siteUrl } = options
  const path = URL.canParse(address, siteUrl) ? new URL(address, siteUrl).pathname : address
  const paths = articles.map(({ url }) => new URL(url).pathname)
  const article = articles[paths.findIndex((one) => one.toLowerCase() === path.toLowerCase())]
  if (article) {
    const { title, url, language } = article
    const { go_on } = inLanguage(options, language).copy.subscribers.article
    return { title, url, language, ...articleMail(article, go_on) }
  }
  throw new MailingError({ kind: 'no-article', path, paths })
}

/** The article as a mail to the owner; its unsubscribe link belongs to no subscriber. */
export async function composeTrial(
  database: Kysely<Tables>,
  options: MailingOptions,
  mailing: NewMailing,
  email: string,
  now: Date,
): Promise<SendMailOptions> {
  const links = createSubscriberLinks(
    await readSecret(database, 'subscriber-links'),
    options.receiverUrl,
  )
  const messageId = `trial.${now.getTime()}@${new URL(options.siteUrl).hostname}`
  const leaveUrl = links.url('leave', 'trial', now)
  const wording = inLanguage(options, mailing.language)
  return composeArticleMail({ email, messageId, leaveUrl }, mailing, wording)
}

/**
 * Sends the article to the owner at once.
 * @throws MailingError if the mail server does not accept it.
 */
export async function sendTrial(
  database: Kysely<Tables>,
  options: MailingOptions,
  mailing: NewMailing,
  email: string,
  now: Date,
): Promise<void> {
  const composed = await composeTrial(database, options, mailing, email, now)
  const { test_subject } = options.copy.subscribers.article
  const subject = test_subject.replace('{title}', () => mailing.title)
  try {
    const send = createMailer(options.mail.smtp)
    await send({ ...composed, subject }, AbortSignal.timeout(TRIAL_DEADLINE_MS))
  } catch (cause) {
    const { reason } = readSendFailure(cause)
    throw new MailingError({ kind: 'trial-refused', reason }, { cause })
  }
}

/** The result of queueing a mailing. */
export type QueuedMailing = {
  /** Subscribers for whom the article was queued. */
  queued: number
  /** Confirmed subscribers for whom it had been queued before. */
  before: number
  /** Approximate duration of sending. */
  minutes: number
}

/**
 * Queues an article for each confirmed subscriber of its language for whom it was not queued before; the receiver sends
 * it.
 */
export async function sendToSubscribers(
  database: Kysely<Tables>,
  {
    siteUrl,
    subscriberMailsPerMinute,
  }: Pick<MailingSettings, 'siteUrl' | 'subscriberMailsPerMinute'>,
  mailing: NewMailing,
  now: Date,
): Promise<QueuedMailing> {
  const subscribers = await countConfirmed(database, mailing.language)
  const queued = await queueMailing(database, mailing, new URL(siteUrl).hostname, now)
  const minutes = Math.ceil(queued / subscriberMailsPerMinute)
  return { queued, before: subscribers - queued, minutes }
}
