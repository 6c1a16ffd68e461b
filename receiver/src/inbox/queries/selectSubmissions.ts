import { type Kysely, sql } from 'kysely'
import type {
  OutboxTable,
  ReceiverDatabase,
  SubmissionStatus,
  SubmissionsTable,
} from '../../storage/schema.ts'
import { InboxError } from '../InboxError.ts'
import { containsText } from './containsText.ts'
import type { SubmissionFilters } from './SubmissionFilters.ts'

/** A submission with the state of its mail; null where none is to be sent. */
export type FoundSubmission = SubmissionsTable & {
  mail_state: OutboxTable['state'] | null
  mail_attempts: number | null
  mail_next_attempt_at: string | null
  mail_last_error: string | null
  mail_sent_at: string | null
}

const MAIL_COLUMNS = [
  'outbox.state as mail_state',
  'outbox.attempts as mail_attempts',
  'outbox.next_attempt_at as mail_next_attempt_at',
  'outbox.last_error as mail_last_error',
  'outbox.sent_at as mail_sent_at',
] as const

const lowerEmail = sql<string>`lower(submissions.email)`

/** Begins a query for the submissions that pass the filters. */
export function filterSubmissions(database: Kysely<ReceiverDatabase>, filters: SubmissionFilters) {
  const { form, statuses, mail, since, until, email, otherThanEmail, words = [] } = filters
  let query = database
    .selectFrom('submissions')
    .leftJoin('outbox', 'outbox.submission_id', 'submissions.id')
  if (form) query = query.where('submissions.form', '=', form)
  if (statuses) query = query.where('submissions.status', 'in', statuses)
  if (mail) query = query.where('outbox.state', '=', mail)
  if (since) query = query.where('submissions.received_at', '>=', since.toISOString())
  if (until) query = query.where('submissions.received_at', '<=', until.toISOString())
  if (email) query = query.where(lowerEmail, '=', email.toLowerCase())
  if (otherThanEmail) query = query.where(lowerEmail, '<>', otherThanEmail.toLowerCase())
  for (const word of words) query = query.where(containsText(word))
  return query
}

/**
 * Reads the submissions that pass the filters, newest first.
 * @param before the last one of the page that came before; null for the first page.
 */
export function selectPage(
  database: Kysely<ReceiverDatabase>,
  filters: SubmissionFilters,
  limit: number,
  before: Pick<SubmissionsTable, 'id' | 'received_at'> | null = null,
): Promise<FoundSubmission[]> {
  let query = filterSubmissions(database, filters)
  if (before) {
    query = query.where(({ eb, or, and }) =>
      or([
        eb('submissions.received_at', '<', before.received_at),
        and([
          eb('submissions.received_at', '=', before.received_at),
          eb('submissions.id', '<', before.id),
        ]),
      ]),
    )
  }
  return query
    .selectAll('submissions')
    .select(MAIL_COLUMNS)
    .orderBy('submissions.received_at', 'desc')
    .orderBy('submissions.id', 'desc')
    .limit(limit)
    .execute()
}

/** Reads one submission. @throws where it has been erased meanwhile. */
export function selectById(
  database: Kysely<ReceiverDatabase>,
  id: string,
): Promise<FoundSubmission> {
  return filterSubmissions(database, {})
    .where('submissions.id', '=', id)
    .selectAll('submissions')
    .select(MAIL_COLUMNS)
    .executeTakeFirstOrThrow(() => new InboxError(`The message ${id} has just been erased.`))
}

/** Counts the submissions that pass the filters, by status. */
export async function countByStatus(
  database: Kysely<ReceiverDatabase>,
  filters: SubmissionFilters,
): Promise<Map<SubmissionStatus, number>> {
  const rows = await filterSubmissions(database, filters)
    .select(({ fn }) => ['submissions.status', fn.countAll<number | string>().as('count')])
    .groupBy('submissions.status')
    .execute()
  // PostgreSQL counts in a type that its driver hands over as text.
  return new Map(rows.map(({ status, count }) => [status, Number(count)]))
}
