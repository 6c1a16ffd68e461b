import { emailSchema } from '../../../../forms/formSchemas.ts'
import { createMailer, readSendFailure } from '../../mail/mailer.ts'
import type { ReceiverOptions } from '../../Receiver.ts'
import { articleMail } from '../../readers/articleMail.ts'
import { composeArticleMail } from '../../readers/composeReaderMail.ts'
import { type FeedArticle, readFeed } from '../../readers/feed.ts'
import { type NewMailing, queueMailing } from '../../readers/mailings.ts'
import { createReaderLinks, readLinkSecret } from '../../readers/readerLinks.ts'
import { suggestName } from '../arguments.ts'
import { type Command, type Inbox, InboxError, UsageError } from '../Command.ts'
import { confirm } from '../confirm.ts'
import { countByState } from '../readers.ts'
import { print } from '../terminal.ts'
import { pluralise } from '../text.ts'

const TRIAL_DEADLINE_MS = 60_000

export const sendArticle: Command = {
  name: 'send',
  summary: 'mail an article to the confirmed readers, a trial to yourself first',
  operands: 'ARTICLE',
  operandCount: [1, 1],
  options: {
    test: { value: 'EMAIL', help: 'sends it to this address only' },
    yes: { help: 'do not ask; for scripts' },
  },
  notes: [
    'ARTICLE is its address on the built site, as /gdpr-compliance. Nobody gets an article twice: sent again, it goes to those who have confirmed since.',
    'The receiver sends it, so many a minute as READER_MAILS_PER_MINUTE says; who leaves meanwhile gets none.',
  ],
  examples: ['send /gdpr-compliance --test me@example.com', 'send /gdpr-compliance'],
  prepare({ operands: [address = ''], values, switches }, terminal) {
    const trial = values.get('test')
    if (trial !== undefined && !emailSchema.safeParse(trial).success) {
      throw new UsageError(`--test is "${trial}". Use an email address, such as me@example.com.`)
    }
    return async (inbox) => {
      const { database, project } = inbox
      const options = await project.readOptions()
      const { mail } = options
      if (mail === null) {
        throw new InboxError('Nothing was sent: mail is not configured here. Set SMTP_URL.')
      }
      const article = await findArticle(address, options)
      const { title, url, html } = article
      const mailing: NewMailing = { title, url, ...articleMail(html) }
      if (trial !== undefined) {
        await sendTrial(inbox, { ...options, mail }, mailing, trial, terminal.now)
        return print(terminal, `Sent to ${trial}: “${title}”.\n`)
      }
      const readers = (await countByState(database, { state: 'confirmed' })).get('confirmed') ?? 0
      print(terminal, `“${title}” for ${pluralise(readers, 'confirmed reader')}.\n`)
      if (readers === 0) return
      const isSure = switches.has('yes')
      if (!(await confirm(terminal, isSure, 'send', 'Nothing was sent'))) {
        return print(terminal, 'Nothing was sent.\n')
      }
      const { hostname } = new URL(options.siteUrl)
      const queued = await queueMailing(database, mailing, hostname, terminal.now)
      const others = readers - queued
      const rest = others > 0 ? ` ${pluralise(others, 'reader')} had it noted down before.` : ''
      const minutes = Math.ceil(queued / options.readerMailsPerMinute)
      const time = queued > 0 ? `, within ${pluralise(minutes, 'minute')} or so` : ''
      print(terminal, `The receiver sends it to ${pluralise(queued, 'reader')}${time}.${rest}\n`)
    }
  },
}

async function findArticle(
  address: string,
  { siteDirectory, siteUrl }: ReceiverOptions,
): Promise<FeedArticle> {
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
  if (article) return article
  throw new InboxError(
    `The built site’s feed has no article at ${asked}.${suggestName(asked, paths)} It has ${paths.join(', ')}.`,
  )
}

/** Sends the article to the owner at once; its link to leave belongs to no reader. */
async function sendTrial(
  { database }: Inbox,
  options: ReceiverOptions & { mail: NonNullable<ReceiverOptions['mail']> },
  mailing: NewMailing,
  email: string,
  now: Date,
): Promise<void> {
  const links = createReaderLinks(await readLinkSecret(database), options.receiverUrl)
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
