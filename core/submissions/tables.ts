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
 * The source of a submission, as its sender reports it: path of the page with the form, host and path of the site that
 * led the visitor here, and the campaign words of the first URL of the visit. Null for unknown values.
 */
export type SubmissionSource = Record<(typeof SOURCE_COLUMNS)[number], string | null>

const OPTIONAL_FIELDS = CONTACT_FIELDS.filter((field) => field !== 'email')

/** The values of a form's fields, one column each. */
export const FORM_COLUMNS = ['email', ...OPTIONAL_FIELDS] as const

/** Null for fields that a form does not have or that were left blank. */
export type FormColumns = { email: string } & Record<
  (typeof OPTIONAL_FIELDS)[number],
  string | null
>

/** A submission as it is stored. */
export type SubmissionsTable = SubmissionSource &
  FormColumns & {
    id: string
    form: FormName
    /** The newsletter's form id, or the mailbox that the message is for. */
    target: string
    /** `new` or `spam` when it arrives; later the owner changes it. */
    status: SubmissionStatus
    /** JSON list of [name, value] pairs: a list keeps repeated names, and `__proto__` is just text. */
    extra_fields: string
    /** ISO 8601, UTC, milliseconds: sorts as text on every database. */
    received_at: string
    /** Tag of the language of its page; null for the site's first language. */
    language: string | null
    /** The person responsible. */
    assigned_to: string | null
    /** Day on which it should be answered, as 2026-12-01. */
    due_on: string | null
    /** JSON list of `SpamSignal`s: all signals that were found, also if they were too few for spam. */
    spam_signals: string
    /** Identifies repeated texts; null for a short text. */
    text_fingerprint: string | null
    /** Identifies a form token that is sent again. */
    token_id: string | null
    /** The verdict for which its words were counted, if the owner marked it. */
    learned_as: LearnedAs | null
  }

/** The parsed content of `extra_fields`. */
export const extraFieldsSchema = z.array(z.tuple([z.string(), z.string()]))

/** When a content was last received: the same content within the window is the same submission. */
type RecentContentTable = {
  content_hash: string
  submission_id: string
  seen_at: string
}

/** A visitor's message, validated and ready to be stored. */
export type Submission = SubmissionSource &
  FormColumns &
  Pick<SubmissionsTable, 'form' | 'target' | 'language'> & {
    extraFields: [name: string, value: string][]
    /** Spam signals of the form itself; stored messages may add some. */
    signals: readonly SpamSignal[]
    /** Id of its token; null unless we issued the token. */
    tokenId: string | null
  }

/** One row, written to find out whether the database can be written. */
type WriteProbeTable = { id: number; content: string }

/** A note about a submission, by the owner's team. */
export type NotesTable = {
  id: string
  submission_id: string
  written_at: string
  author: string
  note: string
}

/** `changed` is one save of status, person, day and note together. */
export type AccessAction = 'shown' | 'changed' | 'replied' | 'exported' | 'erased'

export type AccessSubject = 'message' | 'subscriber'

/**
 * The person who saw, changed or erased a message or subscriber. Entries outlive both, and never hold a visitor's
 * words.
 */
export type AccessLogTable = {
  subject: AccessSubject
  /** Id of the message or of the subscriber. */
  submission_id: string
  accessed_at: string
  /** Name on this machine, or the value of `INBOX_USER`. */
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
  // The migration 2026-11-27-messages-by-form replaces this index with one that includes the form.
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
      // Many rows have no value, newsletter subscriptions for instance.
      .where(column, 'is not', null)
      .execute()
  }

  // A content is claimed before its submission is inserted, so the check is deferred to the commit.
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
    // Erasing a submission erases its notes.
    .addForeignKeyConstraint('notes_submission', ['submission_id'], 'submissions', ['id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  await schema
    .createIndex('notes_by_submission')
    .on('notes')
    .columns(['submission_id', 'written_at'])
    .execute()

  // No foreign key, because entries outlive an erased message.
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
