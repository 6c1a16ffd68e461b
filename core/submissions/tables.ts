import type { Kysely } from 'kysely'
import * as z from 'zod'
import { CONTACT_FIELDS } from '../../forms/fields.ts'
import { CAMPAIGN_PARAMETERS } from '../../forms/sourceFields.ts'
import { lowerEmail } from '../lib/lowerEmail.ts'
import type { LearnedAs } from '../spam/learnedWords.ts'
import type { SpamSignal } from '../spam/signals.ts'

export const FORM_NAMES = ['newsletter', 'contact'] as const
export type FormName = (typeof FORM_NAMES)[number]
export const SUBMISSION_STATUSES = ['new', 'read', 'replied', 'done', 'spam'] as const
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number]

export const SOURCE_COLUMNS = ['page', 'referrer', ...CAMPAIGN_PARAMETERS] as const

/**
 * Where a submission came from, by its sender's own word: path of the page with the form, host and path of the
 * site that led the visit here, and the campaign words of the visit's first address. Null where it is not known.
 */
export type SubmissionSource = Record<(typeof SOURCE_COLUMNS)[number], string | null>

const OPTIONAL_FIELDS = CONTACT_FIELDS.filter((field) => field !== 'email')

/** The values of a form's fields, a column each. */
export const FORM_COLUMNS = ['email', ...OPTIONAL_FIELDS] as const

/** Null for what a form does not ask for, or was left blank. */
export type FormColumns = { email: string } & Record<
  (typeof OPTIONAL_FIELDS)[number],
  string | null
>

/** A submission as it lies in the database. */
export type SubmissionsTable = SubmissionSource &
  FormColumns & {
    id: string
    form: FormName
    /** The newsletter's form id, or the mailbox that the message is for. */
    target: string
    /** `new` or `spam` when it arrives; the owner changes it. */
    status: SubmissionStatus
    /** JSON list of [name, value] pairs: a list keeps repeated names, and `__proto__` is just text. */
    extra_fields: string
    /** ISO 8601, UTC, milliseconds: sorts as text on every database. */
    received_at: string
    /** Tag of the language of its page; null for the site's first one. */
    language: string | null
    /** The person responsible. */
    assigned_to: string | null
    /** Day on which it should be answered, as 2026-12-01. */
    due_on: string | null
    /** JSON list of `SpamSignal`s: why it was taken for spam, or what little was seen. */
    spam_signals: string
    /** Tells a text that comes again; null for a short one. */
    text_fingerprint: string | null
    /** Tells a form's token that is sent again. */
    token_id: string | null
    /** The verdict for which its words were counted, if the owner marked it. */
    learned_as: LearnedAs | null
  }

/** The parsed content of `extra_fields`. */
export const extraFieldsSchema = z.array(z.tuple([z.string(), z.string()]))

/** When a content was last taken in: what comes again within the window is the same submission. */
type RecentContentTable = {
  content_hash: string
  submission_id: string
  seen_at: string
}

/** A visitor's message, checked and ready to be kept. */
export type Submission = SubmissionSource &
  FormColumns &
  Pick<SubmissionsTable, 'form' | 'target' | 'language'> & {
    extraFields: [name: string, value: string][]
    /** Signs of spam in the form itself; stored messages may add some. */
    signals: readonly SpamSignal[]
    /** Of the token it came with, if that is one of ours. */
    tokenId: string | null
  }

/** One row, written to find out whether anything can be written. */
type WriteProbeTable = { id: number; content: string }

/** A note of the owner's people about a submission. */
export type NotesTable = {
  id: string
  submission_id: string
  written_at: string
  author: string
  note: string
}

/** `changed` is one save: of state, person, day and note together. */
export type AccessAction = 'shown' | 'changed' | 'replied' | 'exported' | 'erased'

export type AccessSubject = 'message' | 'subscriber'

/**
 * The person who saw, changed or erased a message or subscriber. Outlives both; never words of a
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

declare module '../database/tables.ts' {
  interface Tables {
    submissions: SubmissionsTable
    recent_content: RecentContentTable
    write_probe: WriteProbeTable
    notes: NotesTable
    access_log: AccessLogTable
  }
}

export async function createSubmissionTables({ schema }: Kysely<unknown>): Promise<void> {
  let submissions = schema
    .createTable('submissions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('extra_fields', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('assigned_to', 'text')
    .addColumn('due_on', 'text')
    .addColumn('spam_signals', 'text', (column) => column.notNull())
    .addColumn('text_fingerprint', 'text')
    .addColumn('token_id', 'text')
    .addColumn('learned_as', 'text')
  for (const column of [...OPTIONAL_FIELDS, ...SOURCE_COLUMNS]) {
    submissions = submissions.addColumn(column, 'text')
  }
  await submissions.execute()
  await schema.createIndex('submissions_by_time').on('submissions').column('received_at').execute()
  await schema
    .createIndex('submissions_by_lower_email')
    .on('submissions')
    .column(lowerEmail)
    .execute()
  // 2026-11-27-messages-by-form puts one that has the form too in its place.
  await schema
    .createIndex('submissions_by_status')
    .on('submissions')
    .columns(['status', 'received_at', 'id'])
    .execute()
  for (const column of ['text_fingerprint', 'token_id']) {
    await schema
      .createIndex(`submissions_by_${column}`)
      .on('submissions')
      .column(column)
      // Most rows may have none, newsletter subscriptions for instance.
      .where(column, 'is not', null)
      .execute()
  }

  // The claim on a content stands before its submission, so the check waits for the commit.
  await schema
    .createTable('recent_content')
    .addColumn('content_hash', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addForeignKeyConstraint(
      'recent_content_submission',
      ['submission_id'],
      'submissions',
      ['id'],
      (key) => key.onDelete('cascade').deferrable().initiallyDeferred(),
    )
    .execute()
  await schema
    .createIndex('recent_content_by_submission')
    .on('recent_content')
    .column('submission_id')
    .execute()

  await schema
    .createTable('write_probe')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute()

  await schema
    .createTable('notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) => column.notNull())
    .addColumn('written_at', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    // Erasing a submission erases its notes with it.
    .addForeignKeyConstraint('notes_submission', ['submission_id'], 'submissions', ['id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  await schema
    .createIndex('notes_by_submission')
    .on('notes')
    .columns(['submission_id', 'written_at'])
    .execute()

  // No foreign key: that a message was erased is told after it is gone.
  await schema
    .createTable('access_log')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('submission_id', 'text', (column) => column.notNull())
    .addColumn('accessed_at', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('access_log_entry', [
      'submission_id',
      'accessed_at',
      'person',
      'action',
    ])
    .execute()
  await schema
    .createIndex('access_log_by_time')
    .on('access_log')
    .columns(['accessed_at', 'person', 'action'])
    .execute()
}
