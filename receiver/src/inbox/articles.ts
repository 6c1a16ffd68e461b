import type { Kysely } from 'kysely'
import type { SendMailOptions } from 'nodemailer'
import { createMailer, readSendFailure } from '../mail/mailer.ts'
import type { ReceiverOptions } from '../Receiver.ts'
import { articleMail } from '../readers/articleMail.ts'
import { composeArticleMail } from '../readers/composeReaderMail.ts'
import { type FeedArticle, readFeed } from '../readers/feed.ts'
import { type NewMailing, queueMailing } from '../readers/mailings.ts'
import { createReaderLinks } from '../readers/readerLinks.ts'
import type { ReceiverDatabase } from '../storage/schema.ts'
import { readSecret } from '../storage/secrets.ts'
import { suggestName } from './arguments.ts'
import { InboxError } from './Command.ts'
import { countConfirmed } from './readers.ts'
import { pluralise } from './text.ts'

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
  const { go_on } = options.copy.readers.article
  if (article) return { title: article.title, url: article.url, ...articleMail(article, go_on) }
  throw new InboxError(
    `The built site’s feed has no article at ${asked}.${suggestName(asked, paths)} It has ${paths.join(', ')}.`,
  )
}

/** The article as a mail that goes to the owner; its link to leave belongs to no reader. */
export async function composeTrial(
  database: Kysely<ReceiverDatabase>,
  options: MailingOptions,
  mailing: NewMailing,
  email: string,
  now: Date,
): Promise<SendMailOptions> {
  const links = createReaderLinks(await readSecret(database, 'reader-links'), options.receiverUrl)
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
  const { test_subject } = options.copy.readers.article
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
 * Has the receiver send an article to every confirmed reader who has not been sent it yet.
 * @returns a sentence that says to how many.
 */
export async function sendToReaders(
  database: Kysely<ReceiverDatabase>,
  { siteUrl, readerMailsPerMinute }: Pick<ReceiverOptions, 'siteUrl' | 'readerMailsPerMinute'>,
  mailing: NewMailing,
  now: Date,
): Promise<string> {
  const readers = await countConfirmed(database)
  const queued = await queueMailing(database, mailing, new URL(siteUrl).hostname, now)
  const others = readers - queued
  const rest = others > 0 ? ` ${pluralise(others, 'reader')} had it noted down before.` : ''
  const minutes = Math.ceil(queued / readerMailsPerMinute)
  const time = queued > 0 ? `, within ${pluralise(minutes, 'minute')} or so` : ''
  return `The receiver sends it to ${pluralise(queued, 'reader')}${time}.${rest}`
}
