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

/** Filters for submissions; absent properties do not restrict the result. */
export type SubmissionFilters = {
  form?: FormName
  statuses?: readonly SubmissionStatus[]
  mail?: DeliveryState
  /** State of at least one webhook delivery. */
  webhook?: DeliveryState
  /** First and last moment, both included. */
  since?: Date
  until?: Date
  email?: string
  assignedTo?: string
  /** Last due day, included. */
  dueBy?: string
  /** Excludes submissions from this address. */
  otherThanEmail?: string
  /** Words that must all occur somewhere in the submission. */
  words?: readonly string[]
}

/** A submission with the state of its mail to the owner; null if no mail was queued. */
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

/** The id that `ownerMails` gives its delivery. */
const ownerMailId = sql<string>`'owner-mail/' || submissions.id`

/** Starts a query for the submissions that match the filters. */
export function filterSubmissions(database: Kysely<Tables>, filters: SubmissionFilters) {
  const { form, statuses, mail, webhook, since, until, email, assignedTo, dueBy } = filters
  const { otherThanEmail, words = [] } = filters
  let query = database.selectFrom('submissions').leftJoin('deliveries as mail', (join) =>
    // The join is on the primary key, so both databases drop it if the query uses no column of the mail.
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

/** The direction in which a list continues from one of its rows. */
export type Direction = 'older' | 'newer'

/** How rows beyond an edge compare with it, and the order that puts the nearest row first. */
export const READING = {
  older: { sign: '<', order: 'desc' },
  newer: { sign: '>', order: 'asc' },
} as const satisfies Record<Direction, object>

/**
 * Reads the submissions that match the filters, newest first.
 * @param edge the row at the edge of the previous page; null for the first page.
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
  // PostgreSQL rejects an empty list.
  if (ids.length === 0) return []
  return readingOn(filterSubmissions(database, {}), null, 'older')
    .where('submissions.id', 'in', ids)
    .selectAll('submissions')
    .select(MAIL_COLUMNS)
    .execute()
}

/**
 * Splits the filters by form and status: an index holds the submissions of one form and one status in order of time. A
 * single query over several would sort all of them for one page, which takes a second with 100,000.
 */
function partsOf({ form, statuses, ...others }: SubmissionFilters): SubmissionFilters[] {
  if (statuses === undefined) return [form === undefined ? others : { form, ...others }]
  const forms = form === undefined ? FORM_NAMES : [form]
  return forms.flatMap((one) =>
    statuses.map((status) => ({ form: one, statuses: [status], ...others })),
  )
}

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

/** Reads one submission. @throws SubmissionError if it has been erased meanwhile. */
export function selectById(database: Kysely<Tables>, id: string): Promise<FoundSubmission> {
  return filterSubmissions(database, {})
    .where('submissions.id', '=', id)
    .selectAll('submissions')
    .select(MAIL_COLUMNS)
    .executeTakeFirstOrThrow(() => new SubmissionError({ kind: 'erased', id }))
}

/** Reads the state of a submission's deliveries of one kind. */
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

/** The state of a delivery. */
export type Progress = Pick<
  DeliveriesTable,
  'state' | 'attempts' | 'next_attempt_at' | 'last_error' | 'sent_at'
>

/** The state of a delivery, and its recipient. */
export type DeliveryProgress = Progress & Pick<DeliveriesTable, 'recipient'>

/** Counts the submissions that match the filters, by status. */
export async function countByStatus(
  database: Kysely<Tables>,
  filters: SubmissionFilters,
): Promise<Map<SubmissionStatus, number>> {
  const rows = await filterSubmissions(database, filters)
    .select(({ fn }) => ['submissions.status', fn.countAll<number | string>().as('count')])
    .groupBy('submissions.status')
    .execute()
  // PostgreSQL counts in a type that its driver returns as text.
  return new Map(rows.map(({ status, count }) => [status, Number(count)]))
}

/** Counts the submissions that match the filters, by form and status. */
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
 * Yields all submissions that match the filters, newest first, a page at a time. Submissions that arrive meanwhile are
 * not included.
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
 * Reads the extra fields, those that are not the form's own.
 * @throws SubmissionError if the column is damaged.
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
 * The condition that a text occurs in a submission, ignoring case, including its extra fields, the owner's notes about
 * it and the replies to it.
 */
function containsText(text: string): Expression<SqlBool> {
  const { eb, or, ref, selectFrom } = expressionBuilder<Tables, 'submissions'>()
  return or(
    spellings(text).flatMap((spelling) => [
      ...TEXT_COLUMNS.map((column) => isLike(ref(`submissions.${column}`), spelling)),
      // This column holds JSON, which escapes quotes and line breaks.
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
          // The states let the database use the index on state and kind; most deliveries are of other kinds.
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
 * SQLite's `lower` knows only the letters A to Z, PostgreSQL's knows all. So the query contains a word's usual
 * capitalisations, as each of the two leaves them.
 */
function spellings(text: string): string[] {
  const capitalised = text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()
  const written = [text.toLowerCase(), text.toUpperCase(), capitalised, text]
  return [...new Set(written.map(lowerAscii))]
}

function lowerAscii(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}

/** Escapes `%` and `_` in a pattern. */
const ESCAPE = '\\'

/** A pattern for `like … escape '\'` that finds a text anywhere in a column. */
export function likeAnywhere(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => ESCAPE + sign)}%`
}
