import type { Kysely } from 'kysely'
import type { SendMailOptions } from 'nodemailer'
import { suggestName } from '../../cli/arguments.ts'
import { InboxError } from '../../cli/Command.ts'
import { pluralise } from '../../cli/text.ts'
import type { ReceiverOptions } from '../../receiver/Receiver.ts'
import { readSecret } from '../database/secrets.ts'
import { createMailer, readSendFailure } from '../mail/mailer.ts'
import type { ReceiverDatabase } from '../tables.ts'
import { articleMail } from './articleMail.ts'
import { composeArticleMail } from './composeSubscriberMail.ts'
import { type FeedArticle, readFeed } from './feed.ts'
import { type NewMailing, queueMailing } from './mailings.ts'
import { countConfirmed } from './selectSubscribers.ts'
import { createSubscriberLinks } from './subscriberLinks.ts'

const TRIAL_DEADLINE_MS = 60_000

/** What the receiver is started with, where it sends mail. */
type MailingOptions = ReceiverOptions & { mail: NonNullable<ReceiverOptions['mail']> }

/** @throws InboxError where no mail is sent. */
export function requireMail(options: ReceiverOptions): MailingOptions {
  const { mail } = options
  if (mail !== null) return { ...options, mail }
  throw new InboxError('Nothing was sent: mail is not configured here. Set SMTP_URL.')
}

/**
 * Reads the articles that can be mailed, the newest first.
 * @throws InboxError where the site is not here, or not built.
 */
export async function readArticles({
  siteDirectory,
}: Pick<ReceiverOptions, 'siteDirectory'>): Promise<FeedArticle[]> {
  if (siteDirectory === null) {
    throw new InboxError(
      'Nothing was sent: SITE_DIRECTORY is none here, and the article is read from the built site.',
    )
  }
  try {
    return await readFeed(siteDirectory)
  } catch (cause) {
    throw new InboxError(
      `Nothing was sent: ${siteDirectory} has no feed that can be read. Publish the site in the studio, or build it with npm run build.`,
      { cause },
    )
  }
}

/**
 * Makes an article of the built site ready for mail.
 * @param address its path, or its whole address.
 * @throws InboxError where the site has no such article.
 */
export async function readMailing(address: string, options: ReceiverOptions): Promise<NewMailing> {
  const articles = await readArticles(options)
  const { siteUrl } = options
  const asked = URL.canParse(address, siteUrl) ? new URL(address, siteUrl).pathname : address
  const paths = articles.map(({ url }) => new URL(url).pathname)
  const article = articles[paths.findIndex((path) => path.toLowerCase() === asked.toLowerCase())]
  const { go_on } = options.copy.subscribers.article
  if (article) return { title: article.title, url: article.url, ...articleMail(article, go_on) }
  throw new InboxError(
    `The built site’s feed has no article at ${asked}.${suggestName(asked, paths)} It has ${paths.join(', ')}.`,
  )
}

/** The article as a mail that goes to the owner; its link to leave belongs to no subscriber. */
export async function composeTrial(
  database: Kysely<ReceiverDatabase>,
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
  return composeArticleMail({ email, messageId, leaveUrl }, mailing, options)
}

/**
 * Sends the article to the owner at once.
 * @returns a sentence that says so.
 * @throws InboxError where the mail server has not taken it.
 */
export async function sendTrial(
  database: Kysely<ReceiverDatabase>,
  options: MailingOptions,
  mailing: NewMailing,
  email: string,
  now: Date,
): Promise<string> {
  const composed = await composeTrial(database, options, mailing, email, now)
  const { test_subject } = options.copy.subscribers.article
  const subject = test_subject.replace('{title}', () => mailing.title)
  try {
    const send = createMailer(options.mail.smtp)
    await send({ ...composed, subject }, AbortSignal.timeout(TRIAL_DEADLINE_MS))
  } catch (error) {
    throw new InboxError(`The trial was not sent: ${readSendFailure(error).reason}.`, {
      cause: error,
    })
  }
  return `Sent to ${email}: “${mailing.title}”.`
}

/**
 * Has the receiver send an article to every confirmed subscriber who has not been sent it yet.
 * @returns a sentence that says to how many.
 */
export async function sendToSubscribers(
  database: Kysely<ReceiverDatabase>,
  {
    siteUrl,
    subscriberMailsPerMinute,
  }: Pick<ReceiverOptions, 'siteUrl' | 'subscriberMailsPerMinute'>,
  mailing: NewMailing,
  now: Date,
): Promise<string> {
  const subscribers = await countConfirmed(database)
  const queued = await queueMailing(database, mailing, new URL(siteUrl).hostname, now)
  const others = subscribers - queued
  const rest = others > 0 ? ` ${pluralise(others, 'subscriber')} had it noted down before.` : ''
  const minutes = Math.ceil(queued / subscriberMailsPerMinute)
  const time = queued > 0 ? `, within ${pluralise(minutes, 'minute')} or so` : ''
  return `The receiver sends it to ${pluralise(queued, 'subscriber')}${time}.${rest}`
}
