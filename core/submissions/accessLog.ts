import type { Kysely } from 'kysely'
import { retryWhileBusy } from '../database/openSqlite.ts'
import type { Tables } from '../database/tables.ts'
import type { AccessAction, AccessLogTable, AccessSubject } from './tables.ts'

/** After two years what is in the log goes by itself. */
const KEPT_MS = 730 * 24 * 60 * 60 * 1000

/** Of the name of a person who works with the messages. */
export const MAX_PERSON_LENGTH = 60

/** The person who does something, and when. */
export type Accessor = { person: string; now: Date }

/** Writes into the log that somebody has these messages, or subscribers, before their eyes, or erased them. */
export async function recordAccess(
  database: Kysely<Tables>,
  action: AccessAction,
  ids: readonly string[],
  { person, now }: Accessor,
  subject: AccessSubject = 'message',
): Promise<void> {
  const keptFrom = new Date(now.getTime() - KEPT_MS).toISOString()
  await database.deleteFrom('access_log').where('accessed_at', '<', keptFrom).execute()
  if (ids.length === 0) return
  const accessed_at = now.toISOString()
  await database
    .insertInto('access_log')
    .values(ids.map((submission_id) => ({ subject, submission_id, accessed_at, person, action })))
    // One message shown twice within a millisecond is one reading.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Long for a receiver's commits, short of an export that hangs. */
const PATIENCE_MS = 10_000

/** Writes what leaves in an export into the log, again while a commit of the receiver's holds the database. */
export function recordExport(
  database: Kysely<Tables>,
  ids: readonly string[],
  who: Accessor,
  subject: AccessSubject,
): Promise<void> {
  const record = () => recordAccess(database, 'exported', ids, who, subject)
  return retryWhileBusy(record, PATIENCE_MS)
}

/** One piece of somebody's work, and how many messages or subscribers it touched. */
export type AccessEvent = Omit<AccessLogTable, 'submission_id'> & { count: number }

/** Reads what was done, the latest first. */
export async function selectEvents(
  database: Kysely<Tables>,
  limit: number,
): Promise<AccessEvent[]> {
  const events = await database
    .selectFrom('access_log')
    .select(['accessed_at', 'person', 'action', 'subject'])
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .groupBy(['accessed_at', 'person', 'action', 'subject'])
    .orderBy('accessed_at', 'desc')
    .orderBy('person', 'desc')
    .orderBy('action', 'desc')
    .orderBy('subject')
    .limit(limit)
    .execute()
  // PostgreSQL counts in a type that its driver hands over as text.
  return events.map((event) => ({ ...event, count: Number(event.count) }))
}

/**
 * Reads the log message by message and subscriber by subscriber, the latest first.
 * @param shortId end of the ids that are meant, of erased messages too; blank for all.
 */
export function selectEntries(
  database: Kysely<Tables>,
  shortId: string,
  limit: number,
): Promise<AccessLogTable[]> {
  return database
    .selectFrom('access_log')
    .selectAll()
    .where('submission_id', 'like', `%${shortId}`)
    .orderBy('accessed_at', 'desc')
    .orderBy('submission_id')
    .limit(limit)
    .execute()
}
