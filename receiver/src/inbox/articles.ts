import type { Kysely } from 'kysely'
import { createMailer, readSendFailure } from '../mail/mailer.ts'
import type { ReceiverOptions } from '../Receiver.ts'
import { articleMail } from '../readers/articleMail.ts'
import { composeArticleMail } from '../readers/composeReaderMail.ts'
import { readFeed } from '../readers/feed.ts'
import type { NewMailing } from '../readers/mailings.ts'
import { createReaderLinks } from '../readers/readerLinks.ts'
import type { ReceiverDatabase } from '../storage/schema.ts'
import { readSecret } from '../storage/secrets.ts'
import { suggestName } from './arguments.ts'
import { InboxError } from './Command.ts'

const TRIAL_DEADLINE_MS = 60_000

/**
 * Makes an article of the built site ready for mail.
 * @param address its path, or its whole address.
 * @throws InboxError where the site has no such article.
 */
export async function readMailing(
  address: string,
  { siteDirectory, siteUrl }: ReceiverOptions,
): Promise<NewMailing> {
  if (siteDirectory === null) {
    throw new InboxError(
      'Nothing was sent: SITE_DIRECTORY is none here, and the article is read from the built site.',
    )
  }
  const articles = await readFeed(siteDirectory).catch((cause: unknown): never => {
    throw new InboxError(
      `Nothing was sent: ${siteDirectory} has no feed that can be read. Build the site with npm run build.`,
      { cause },
    )
  })
  const asked = URL.canParse(address, siteUrl) ? new URL(address, siteUrl).pathname : address
  const paths = articles.map(({ url }) => new URL(url).pathname)
  const article = articles[paths.findIndex((path) => path.toLowerCase() === asked.toLowerCase())]
  if (article) return { title: article.title, url: article.url, ...articleMail(article.html) }
  throw new InboxError(
    `The built site’s feed has no article at ${asked}.${suggestName(asked, paths)} It has ${paths.join(', ')}.`,
  )
}

/**
 * Sends the article to the owner at once; its link to leave belongs to no reader.
 * @throws InboxError where the mail server has not taken it.
 */
export async function sendTrial(
  database: Kysely<ReceiverDatabase>,
  options: ReceiverOptions & { mail: NonNullable<ReceiverOptions['mail']> },
  mailing: NewMailing,
  email: string,
  now: Date,
): Promise<void> {
  const links = createReaderLinks(await readSecret(database, 'reader-links'), options.receiverUrl)
  const messageId = `trial.${now.getTime()}@${new URL(options.siteUrl).hostname}`
  const leaveUrl = links.url('leave', 'trial', now)
  const composed = composeArticleMail({ email, messageId, leaveUrl }, mailing, options)
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
}
