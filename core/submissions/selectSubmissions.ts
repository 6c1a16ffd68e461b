import { type Expression, expressionBuilder, type Kysely, type SqlBool, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { lowerEmail } from '../lib/lowerEmail.ts'
import {
  DELIVERY_STATES,
  type DeliveriesTable,
  type DeliveryKind,
  type DeliveryState,
} from '../outbox/tables.ts'
import { SubmissionError } from './SubmissionError.ts'
import {
  extraFieldsSchema,
  FORM_COLUMNS,
  FORM_NAMES,
  type FormName,
  SOURCE_COLUMNS,
  type SubmissionStatus,
  type SubmissionsTable,
} from './tables.ts'

/** Which submissions are meant; what is left out does not matter. */
export type SubmissionFilters = {
  form?: FormName
  statuses?: readonly SubmissionStatus[]
  mail?: DeliveryState
  /** State of one of the webhooks at least. */
  webhook?: DeliveryState
  /** First and last moment, both included. */
  since?: Date
  until?: Date
  email?: string
  assignedTo?: string
  /** Last day, included, on which they are due. */
  dueBy?: string
  /** Leaves out what was sent from this address. */
  otherThanEmail?: string
  /** Words that must all stand somewhere in the submission. */
  words?: readonly string[]
}

/** A submission with the state of its mail; null where none is to be sent. */
export type FoundSubmission = SubmissionsTable & {
  mail_state: DeliveryState | null
  mail_attempts: number | null
  mail_next_attempt_at: string | null
  mail_last_error: string | null
  mail_sent_at: string | null
}

const MAIL_COLUMNS = [
  'mail.state as mail_state',
  'mail.attempts as mail_attempts',
  'mail.next_attempt_at as mail_next_attempt_at',
  'mail.last_error as mail_last_error',
  'mail.sent_at as mail_sent_at',
] as const

/** As `deliveriesAbout` makes it. */
const ownerMailId = sql<string>`'owner-mail/' || submissions.id`

/** Begins a query for the submissions that pass the filters. */
export function filterSubmissions(database: Kysely<Tables>, filters: SubmissionFilters) {
  const { form, statuses, mail, webhook, since, until, email, assignedTo, dueBy } = filters
  const { otherThanEmail, words = [] } = filters
  let query = database.selectFrom('submissions').leftJoin('deliveries as mail', (join) =>
    // By the primary key: where nothing of the mail is asked for, both databases leave the join out.
    join.on('mail.id', '=', ownerMailId),
  )
  if (form) query = query.where('submissions.form', '=', form)
  if (statuses) query = query.where('submissions.status', 'in', statuses)
  if (mail)
    query = query.where('submissions.id', 'in', submissionsWith(database, 'owner-mail', mail))
  if (webhook)
    query = query.where('submissions.id', 'in', submissionsWith(database, 'webhook', webhook))
  if (since) query = query.where('submissions.received_at', '>=', since.toISOString())
  if (until) query = query.where('submissions.received_at', '<=', until.toISOString())
  if (email) query = query.where(lowerEmail, '=', email.toLowerCase())
  if (assignedTo) query = query.where(sql`lower(assigned_to)`, '=', sql`lower(${assignedTo})`)
  if (dueBy) query = query.where('submissions.due_on', '<=', dueBy)
  if (otherThanEmail) query = query.where(lowerEmail, '<>', otherThanEmail.toLowerCase())
  for (const word of words) query = query.where(containsText(word))
  return query
}

/** Submissions with a delivery of a kind in one state. */
function submissionsWith(database: Kysely<Tables>, kind: DeliveryKind, state: DeliveryState) {
  return database
    .selectFrom('deliveries')
    .select('submission_id')
    .where('kind', '=', kind)
    .where('state', '=', state)
}

/** Which way a list is read on from one of its rows. */
export type Direction = 'older' | 'newer'

/** How rows beyond an edge compare with it, and in which order the nearest stands first. */
export const READING = {
  older: { sign: '<', order: 'desc' },
  newer: { sign: '>', order: 'asc' },
} as const satisfies Record<Direction, object>

/**
 * Reads the submissions that pass the filters, newest first.
 * @param edge the one at the edge of the page that came before; null for the first page.
 */
export async function selectPage(
  database: Kysely<Tables>,
  filters: SubmissionFilters,
  limit: number,
  edge: Edge | null = null,
  direction: Direction = 'older',
): Promise<FoundSubmission[]> {
  const parts = partsOf(filters)
  const found = await Promise.all(
    parts.map((part) =>
      readingOn(filterSubmissions(database, part), edge, direction)
        .select(['submissions.id', 'submissions.received_at'])
        .limit(limit)
        .execute(),
    ),
  )
  const ids = found
    .flat()
    .toSorted(direction === 'older' ? byTime : (one, other) => byTime(other, one))
    .slice(0, limit)
    .map(({ id }) => id)
  // PostgreSQL takes no empty list.
  if (ids.length === 0) return []
  return readingOn(filterSubmissions(database, {}), null, 'older')
    .where('submissions.id', 'in', ids)
    .selectAll('submissions')
    .select(MAIL_COLUMNS)
    .execute()
}

/**
 * The filters, one for each form and status that are meant: an index has the submissions of one form and one status by
 * time. Several read together would all be sorted for a page, a second's work with 100,000.
 */
function partsOf({ form, statuses, ...others }: SubmissionFilters): SubmissionFilters[] {
  if (statuses === undefined) return [form === undefined ? others : { form, ...others }]
  const forms = form === undefined ? FORM_NAMES : [form]
  return forms.flatMap((one) =>
    statuses.map((status) => ({ form: one, statuses: [status], ...others })),
  )
}

/** The newest first. */
function byTime(one: Edge, other: Edge): number {
  const [later, earlier] = [one.received_at + one.id, other.received_at + other.id]
  return later < earlier ? 1 : -1
}

type Edge = Pick<SubmissionsTable, 'id' | 'received_at'>

function readingOn(
  query: ReturnType<typeof filterSubmissions>,
  edge: Edge | null,
  direction: Direction,
) {
  const { sign, order } = READING[direction]
  const ordered = query.orderBy('submissions.received_at', order).orderBy('submissions.id', order)
  if (!edge) return ordered
  return ordered.where(({ eb, or, and }) =>
    or([
      eb('submissions.received_at', sign, edge.received_at),
      and([
        eb('submissions.received_at', '=', edge.received_at),
        eb('submissions.id', sign, edge.id),
      ]),
    ]),
  )
}

/** Reads one submission. @throws SubmissionError where it has been erased meanwhile. */
export function selectById(database: Kysely<Tables>, id: string): Promise<FoundSubmission> {
  return filterSubmissions(database, {})
    .where('submissions.id', '=', id)
    .selectAll('submissions')
    .select(MAIL_COLUMNS)
    .executeTakeFirstOrThrow(() => new SubmissionError({ kind: 'erased', id }))
}

/** Reads how far deliveries of a kind about a submission have come. */
export function selectProgress(
  database: Kysely<Tables>,
  submissionId: string,
  kind: DeliveryKind,
): Promise<DeliveryProgress[]> {
  return database
    .selectFrom('deliveries')
    .select(['recipient', 'state', 'attempts', 'next_attempt_at', 'last_error', 'sent_at'])
    .where('submission_id', '=', submissionId)
    .where('kind', '=', kind)
    .orderBy('recipient')
    .execute()
}

/** How far a delivery has come. */
export type Progress = Pick<
  DeliveriesTable,
  'state' | 'attempts' | 'next_attempt_at' | 'last_error' | 'sent_at'
>

/** The same, and to whom. */
export type DeliveryProgress = Progress & Pick<DeliveriesTable, 'recipient'>

/** Counts the submissions that pass the filters, by status. */
export async function countByStatus(
  database: Kysely<Tables>,
  filters: SubmissionFilters,
): Promise<Map<SubmissionStatus, number>> {
  const rows = await filterSubmissions(database, filters)
    .select(({ fn }) => ['submissions.status', fn.countAll<number | string>().as('count')])
    .groupBy('submissions.status')
    .execute()
  // PostgreSQL counts in a type that its driver hands over as text.
  return new Map(rows.map(({ status, count }) => [status, Number(count)]))
}

/** Counts the submissions that pass the filters, by form and status. */
export async function countByForm(
  database: Kysely<Tables>,
  filters: SubmissionFilters,
): Promise<(Pick<SubmissionsTable, 'form' | 'status'> & { count: number })[]> {
  const rows = await filterSubmissions(database, filters)
    .select(({ fn }) => [
      'submissions.form',
      'submissions.status',
      fn.countAll<number | string>().as('count'),
    ])
    .groupBy(['submissions.form', 'submissions.status'])
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

/** Large enough for speed, small enough that a page of the longest messages fits in memory. */
const PAGE_ROWS = 500

/**
 * Hands out all submissions that pass the filters, newest first, a page at a time. What arrives meanwhile
 * is not among them.
 */
export async function* readPages(
  database: Kysely<Tables>,
  filters: SubmissionFilters,
): AsyncGenerator<FoundSubmission[]> {
  let last: FoundSubmission | null = null
  for (;;) {
    const page: FoundSubmission[] = await selectPage(database, filters, PAGE_ROWS, last)
    if (page.length > 0) yield page
    last = page.at(-1) ?? null
    if (page.length < PAGE_ROWS) return
  }
}

/**
 * Reads the fields that a form brought beside its own.
 * @throws SubmissionError where the column was damaged.
 */
export function readExtraFields({
  id,
  extra_fields,
}: Pick<SubmissionsTable, 'id' | 'extra_fields'>): [name: string, value: string][] {
  try {
    return extraFieldsSchema.parse(JSON.parse(extra_fields))
  } catch (cause) {
    throw new SubmissionError({ kind: 'damaged', id }, { cause })
  }
}

const TEXT_COLUMNS = [...FORM_COLUMNS, ...SOURCE_COLUMNS] as const

/**
 * The condition that a text stands somewhere in a submission, in capitals or not, the fields beside
 * the form's own, the owner's notes about it and replies to it included.
 */
function containsText(text: string): Expression<SqlBool> {
  const { eb, or, ref, selectFrom } = expressionBuilder<Tables, 'submissions'>()
  return or(
    spellings(text).flatMap((spelling) => [
      ...TEXT_COLUMNS.map((column) => isLike(ref(`submissions.${column}`), spelling)),
      // That column holds JSON, in which quotes and line breaks are written as signs of their own.
      isLike(ref('submissions.extra_fields'), JSON.stringify(spelling).slice(1, -1)),
      eb(
        'submissions.id',
        'in',
        selectFrom('notes')
          .select('notes.submission_id')
          .where((note) => isLike(note.ref('notes.note'), spelling)),
      ),
      eb(
        'submissions.id',
        'in',
        selectFrom('deliveries')
          .select('deliveries.submission_id')
          // With the states the index on both is of use, and most deliveries are of other kinds.
          .where('deliveries.state', 'in', DELIVERY_STATES)
          .where('deliveries.kind', '=', 'reply')
          .where((reply) =>
            isLike(reply.ref('deliveries.payload'), JSON.stringify(spelling).slice(1, -1)),
          ),
      ),
    ]),
  )
}

function isLike(column: Expression<string | null>, text: string): Expression<SqlBool> {
  return sql<SqlBool>`lower(${column}) like ${likeAnywhere(text)} escape ${'\\'}`
}

/**
 * SQLite's `lower` knows the letters from A to Z only, PostgreSQL's knows all. So a word is asked
 * for as it stands after either, in its usual capitals.
 */
function spellings(text: string): string[] {
  const capitalised = text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()
  const written = [text.toLowerCase(), text.toUpperCase(), capitalised, text]
  return [...new Set(written.map(lowerAscii))]
}

function lowerAscii(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}

/** The sign that stands before `%` and `_` where they mean themselves. */
const ESCAPE = '\\'

/** A pattern for `like … escape '\'` that finds a text anywhere in a column. */
export function likeAnywhere(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => ESCAPE + sign)}%`
}
