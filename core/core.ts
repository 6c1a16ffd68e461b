import type { Kysely } from 'kysely'
import { countPages, type PageCounts } from './analytics/countPages.ts'
import type { DatabaseConfig } from './database/connectDatabase.ts'
import type { Migrations } from './database/migrateTables.ts'
import { readSecret } from './database/secrets.ts'
import type { Tables } from './database/tables.ts'
import { inLanguage, type Languages, type LanguageWords } from './lib/languageWords.ts'
import type { Log } from './lib/outageLog.ts'
import { type DigestOptions, digestSender } from './mail/digestMail.ts'
import type { MailOptions } from './mail/mailOptions.ts'
import { ownerMailSender, ownerMails } from './mail/ownerMail.ts'
import { type ReplyOptions, replySender } from './mail/reply.ts'
import { type AnswerOptions, visitorAnswerSender, visitorAnswers } from './mail/visitorAnswer.ts'
import * as allTables from './migrations/2026-11-26-core.ts'
import * as messagesByForm from './migrations/2026-11-27-messages-by-form.ts'
import * as pageLanguages from './migrations/2026-11-27-page-languages.ts'
import { countNotFound, type NotFound } from './notFound/countNotFound.ts'
import { insertDeliveries } from './outbox/deliveries.ts'
import { createOutboxWorker } from './outbox/outboxWorker.ts'
import type { Sender } from './outbox/sender.ts'
import { createFormTokens, type FormTokens } from './spam/formToken.ts'
import { judgeSubmissions } from './spam/judge.ts'
import { isSpam } from './spam/signals.ts'
import { type SpamDigests, startSpamDigests } from './spam/spamDigest.ts'
import type { Wording } from './submissions/describeSubmission.ts'
import type { OnStored } from './submissions/saveSubmissions.ts'
import { createStorage, type Storage } from './submissions/submissionStore.ts'
import type { SubscriberOptions } from './subscribers/composeSubscriberMail.ts'
import { createSubscriberLinks, type SubscriberLinks } from './subscribers/subscriberLinks.ts'
import { subscriberMailSenders } from './subscribers/subscriberMail.ts'
import { signUpSubscribers } from './subscribers/subscribers.ts'
import type { WebhookOptions } from './webhooks/webhookOptions.ts'
import { webhookCalls, webhookSender } from './webhooks/webhookSender.ts'

/** The options of all features together. */
export type CoreOptions = DatabaseConfig &
  Wording &
  AnswerOptions &
  ReplyOptions &
  DigestOptions &
  SubscriberOptions &
  LanguageWords & {
    languages: Languages
    /** How submissions are mailed to the owner; null if all of them stay in the database only. */
    mail: MailOptions | null
    /** The programs that are notified of submissions. */
    webhooks: WebhookOptions
    /** How often to check whether a spam digest is due. */
    digestEveryMs?: number
    /** The time at which a submission is received. */
    now?: () => Date
  }

/**
 * Changes of the tables, in order. Never edit a released migration: add a further one, because databases hold messages.
 */
export const MIGRATIONS: Migrations = {
  '2026-11-26-core': allTables,
  '2026-11-27-messages-by-form': messagesByForm,
  '2026-11-27-page-languages': pageLanguages,
}

/** The channels that report new submissions. */
export type Channels = {
  /** Host part of the Message-IDs; null if no mail is sent. */
  mailHost: string | null
  /** Whether visitors get an automatic answer, if mail is sent. */
  answersVisitors: boolean
  /** Words at the newsletter form in a language, kept with each sign-up as proof. */
  newsletterWording: (language: string | null) => string
  /** Names of the webhooks. */
  webhooks: readonly string[]
}

/** Reads the channels from the options. */
export function channelsOf(
  options: Pick<
    CoreOptions,
    'mail' | 'copy' | 'siteUrl' | 'newsletterWording' | 'languages' | 'webhooks'
  >,
): Channels {
  const { mail, copy, siteUrl, webhooks } = options
  return {
    mailHost: mail && new URL(siteUrl).hostname,
    answersVisitors: copy.answer.enabled,
    newsletterWording: (language) => inLanguage(options, language).newsletterWording,
    webhooks: webhooks.addresses.map(({ name }) => name),
  }
}

export const judge = { isSpam, withVerdicts: judgeSubmissions }

/** The effects that storing submissions has in each feature. */
export function onStored(channels: Channels): OnStored {
  const { mailHost, answersVisitors, webhooks } = channels
  return async (transaction, stored) =>
    insertDeliveries(transaction, [
      ...(mailHost === null ? [] : ownerMails(stored, mailHost)),
      ...webhookCalls(stored, webhooks),
      ...(mailHost === null || !answersVisitors ? [] : visitorAnswers(stored, mailHost)),
      ...(await signUpSubscribers(transaction, stored, channels)),
    ])
}

/** The senders of all features. Deliveries of a kind without a sender wait. */
function sendersOf(
  database: Kysely<Tables>,
  links: SubscriberLinks,
  now: () => Date,
  options: CoreOptions,
): Sender[] {
  const { mail, webhooks, siteUrl } = options
  return [
    ...(mail === null
      ? []
      : [
          ownerMailSender(options, mail),
          digestSender(database, options, mail),
          visitorAnswerSender(options, mail),
          replySender(options, mail),
          ...subscriberMailSenders({ ...options, database, links, mail, now }),
        ]),
    ...(webhooks.addresses.length === 0
      ? []
      : [webhookSender({ ...webhooks, wording: options, siteUrl, now })]),
  ]
}

export type Core = {
  storage: Storage
  formTokens: FormTokens
  links: SubscriberLinks
  notFound: NotFound
  pageCounts: PageCounts
  /** Starts to deliver the outbox; deliveries of an earlier run go out at once. */
  start(): void
  /** Stops deliveries and counting, and closes the database. */
  stop(): Promise<void>
}

/**
 * Puts the features together on an open database.
 * @param pageAt finds the page of the site at a decoded path.
 */
export async function createCore(
  database: Kysely<Tables>,
  options: CoreOptions,
  log: Log,
  pageAt: (path: string) => string | undefined,
): Promise<Core> {
  const { receiverUrl, now = () => new Date(), digestEveryMs: lookEveryMs } = options
  const formTokens = createFormTokens(await readSecret(database, 'form-token'))
  const links = createSubscriberLinks(await readSecret(database, 'subscriber-links'), receiverUrl)
  const channels = channelsOf(options)
  const { mailHost } = channels
  const outbox = createOutboxWorker(sendersOf(database, links, now, options), {
    database,
    log,
    now,
  })
  const { wake } = outbox
  const storage = createStorage(database, { judge, onStored: onStored(channels), wake }, log)
  const notFound = countNotFound({ database, log, now })
  const pageCounts = countPages({ database, log, now, pageAt })
  let digests: SpamDigests | undefined
  return {
    storage,
    formTokens,
    links,
    notFound,
    pageCounts,
    start() {
      wake()
      if (mailHost === null) return
      digests = startSpamDigests({ database, mailHost, now, log, wake, lookEveryMs })
    },
    async stop() {
      await Promise.all([outbox.stop(), digests?.stop(), notFound.stop(), pageCounts.stop()])
      await storage.close()
    },
  }
}
