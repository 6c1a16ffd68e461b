import { type Kysely, sql } from 'kysely'
import * as z from 'zod'
import { CAMPAIGN_PARAMETERS } from '../forms/sourceFields.ts'
import { migrateTables } from './database/migrateTables.ts'
import * as baseline from './migrations/2026-11-26-core.ts'
import type { SpamSignal } from './spam/signals.ts'

export const FORM_NAMES = ['newsletter', 'contact'] as const
export type FormName = (typeof FORM_NAMES)[number]
export const SUBMISSION_STATUSES = ['new', 'read', 'replied', 'spam'] as const
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number]
export type DeliveryKind =
  | 'owner-mail'
  | 'digest'
  | 'visitor-answer'
  | 'webhook'
  | 'confirmation'
  | 'article'
  /** A link for somebody who has lost the key of the studio, which sends it itself. */
  | 'key-link'
export const DELIVERY_STATES = ['waiting', 'sent', 'dead'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]
export const SUBSCRIBER_STATES = ['pending', 'confirmed', 'left', 'bounced'] as const
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number]

export const SOURCE_COLUMNS = ['page', 'referrer', ...CAMPAIGN_PARAMETERS] as const

/**
 * Where a submission came from, by its sender's own word: path of the page with the form, host and path of the
 * site that led the visit here, and the campaign words of the visit's first address. Null where it is not known.
 */
export type SubmissionSource = Record<(typeof SOURCE_COLUMNS)[number], string | null>

/** What a message was for the owner, as far as its words are concerned. */
export type LearnedAs = 'spam' | 'wanted'

/** A submission as it lies in the database. */
export type SubmissionsTable = SubmissionSource & {
  id: string
  form: FormName
  /** The newsletter's form id, or the mailbox that the message is for. */
  target: string
  /** `new` or `spam` when it arrives; the owner changes it. */
  status: SubmissionStatus
  email: string
  name: string | null
  phone: string | null
  subject: string | null
  comments: string | null
  /** JSON list of [name, value] pairs: a list keeps repeated names, and `__proto__` is just text. */
  extra_fields: string
  /** ISO 8601, UTC, milliseconds: sorts as text on every database. */
  received_at: string
  /** Who cares for it. */
  assigned_to: string | null
  /** Day on which it should be answered, as 2026-12-01. */
  due_on: string | null
  /** JSON list of `SpamSignal`s: why it was taken for spam, or what little was seen. */
  spam_signals: string
  /** Tells a text that comes again; null for a short one. */
  text_fingerprint: string | null
  /** Tells a form's token that is sent again. */
  token_id: string | null
  /** What its words were counted for, when the owner marked it. */
  learned_as: LearnedAs | null
}

/** An address without its capitals, as people are told apart; the tables that hold one have it indexed so. */
export const lowerEmail = sql<string>`lower(email)`

/** What `extra_fields` holds, once it is parsed. */
export const extraFieldsSchema = z.array(z.tuple([z.string(), z.string()]))

/** When a content was last taken in: what comes again within the window is the same submission. */
type RecentContentTable = {
  content_hash: string
  submission_id: string
  seen_at: string
}

/** Something that is to be sent to somebody. Times are ISO 8601 as above. */
export type DeliveriesTable = {
  /** Made of kind, submission and recipient, as far as it has them: what was noted down is not noted down again. */
  id: string
  kind: DeliveryKind
  /** Id of a subscriber, or of somebody who uses the studio; null where the settings say who it is when it is sent. */
  recipient: string | null
  /** What it is about, and is erased with; null where that is no submission. */
  submission_id: string | null
  /**
   * By which the recipient knows a second copy: Message-ID of a mail, without angle brackets. The
   * same at every attempt.
   */
  message_id: string
  /** JSON, for kinds that need more than the submission. */
  payload: string | null
  /** What is `dead` is not tried again by itself. */
  state: DeliveryState
  /** Attempts that have ended, sent or not; one that a crash cut off is not among them. */
  attempts: number
  /** Those of them that the recipient refused for good. */
  permanent_refusals: number
  next_attempt_at: string
  /** The process that is sending it; its claim ends at `leased_until`. */
  lease_owner: string | null
  leased_until: string | null
  /** The last failure in words of ours, with codes; never words of a visitor. */
  last_error: string | null
  sent_at: string | null
  created_at: string
}

/** One row, written to find out whether anything can be written. */
type WriteProbeTable = { id: number; content: string }

/** How often a page was asked for that the site does not have. */
export type NotFoundTable = {
  /** Decoded, without a query; blank for all that have no row of their own. */
  path: string
  requests: number
  /** Day of the last request, in UTC, as 2026-11-22. */
  last_day: string
  /** A page of the site that had the link, if one did. */
  linked_from: string | null
}

export const VITALS = ['lcp', 'inp', 'cls'] as const
/** Largest Contentful Paint and Interaction to Next Paint in milliseconds, Cumulative Layout Shift without a unit. */
export type Vital = (typeof VITALS)[number]

/** How often something was so on a page in a day. */
export type AnalyticsTable = {
  /** In UTC, as 2026-11-22. */
  day: string
  /** Decoded path, without a query; blank for all that have no row of their own. */
  page: string
  measure: 'view' | Vital
  /**
   * Of a view: the site or the campaign that led there, blank where none is known. Of a vital: the upper end of the
   * bucket that it fell into.
   */
  detail: string
  count: number
}

/** Somebody whose address was entered into the newsletter form: one row an address, whatever its capitals. */
export type SubscribersTable = {
  id: string
  /** As it was first written. */
  email: string
  /** `bounced`: the mail server of the address has refused it for good. */
  state: SubscriberState
  /** What stood at the form at the last sign-up; blank for one from before this was kept. */
  wording: string
  /** The last sign-up. */
  signed_up_at: string
  /** When the last mail that asks for confirmation was noted down. */
  asked_at: string | null
  /** When the button behind the mail's link was last pressed. */
  confirmed_at: string | null
  /** When the subscriber last left, or the address was last refused. */
  ended_at: string | null
}

/** An article as it is mailed. */
export type MailingsTable = {
  /** Made of the article's address. */
  id: string
  url: string
  title: string
  /** Made for mail, without what stands around it. */
  html: string
  text: string
  created_at: string
}

/** What signatures are made with; the same in all instances. */
type SecretsTable = { name: SecretName; secret: string }
export type SecretName = 'form-token' | 'subscriber-links' | 'studio-preview'

/** What somebody of the owner's wrote about a submission. */
export type NotesTable = {
  id: string
  submission_id: string
  written_at: string
  author: string
  note: string
}

export type AccessAction = 'shown' | 'exported' | 'erased'

export type AccessSubject = 'message' | 'subscriber'

/**
 * Who had which message or subscriber before their eyes, or erased it. Outlives what it is about; never words of a
 * visitor.
 */
export type AccessLogTable = {
  subject: AccessSubject
  /** Id of the message or of the subscriber. */
  submission_id: string
  accessed_at: string
  /** Name on this machine, or what `INBOX_USER` says. */
  person: string
  action: AccessAction
}

/** In how many messages that the owner marked a word stands. */
type SpamWordsTable = { word: string; spam_messages: number; wanted_messages: number }

export type ReceiverDatabase = {
  submissions: SubmissionsTable
  recent_content: RecentContentTable
  deliveries: DeliveriesTable
  write_probe: WriteProbeTable
  not_found: NotFoundTable
  analytics: AnalyticsTable
  subscribers: SubscribersTable
  mailings: MailingsTable
  secrets: SecretsTable
  notes: NotesTable
  access_log: AccessLogTable
  spam_words: SpamWordsTable
}

/** What a visitor sent, checked and ready to be kept. */
export type Submission = SubmissionSource & {
  form: FormName
  target: string
  email: string
  name: string | null
  phone: string | null
  subject: string | null
  comments: string | null
  extraFields: [name: string, value: string][]
  /** What the form itself tells of spam; what is stored already may tell more. */
  signals: readonly SpamSignal[]
  /** Of the token it came with, if that is one of ours. */
  tokenId: string | null
}

/**
 * Changes of the tables, in order. Until 1.0 is released there is one: a change is made in it, and its file gets the
 * name of its new day, by which a database with other tables is known.
 */
export const MIGRATIONS = { '2026-11-26-core': baseline }

/**
 * Brings the receiver's tables up to date. Safe when two processes start together.
 * @throws ConfigError where they are those of another version; else the error of the migration that failed.
 */
export function migrateDatabase<Tables>(database: Kysely<Tables>): Promise<void> {
  return migrateTables(database, { migrations: MIGRATIONS, madeIn: 'kysely_migration' })
}
