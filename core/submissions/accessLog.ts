import type { Kysely } from 'kysely'
import { retryWhileBusy } from '../database/openSqlite.ts'
import type { Tables } from '../database/tables.ts'
import type { AccessAction, AccessLogTable, AccessSubject } from './tables.ts'

/** Entries are deleted after two years. */
const KEPT_MS = 730 * 24 * 60 * 60 * 1000

/** Longest name of a person who works with the messages. */
export const MAX_PERSON_LENGTH = 60

/** The person who acts, and the time of the action. */
export type Accessor = { person: string; now: Date }

/** Records in the access log that a person saw, changed, exported or erased these messages or subscribers. */
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
    // Showing a message twice within a millisecond counts once.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Longer than a receiver's commit, shorter than an export that hangs. */
const PATIENCE_MS = 10_000

/** Records an export in the access log, and retries while the receiver's commit has the database locked. */
export function recordExport(
  database: Kysely<Tables>,
  ids: readonly string[],
  who: Accessor,
  subject: AccessSubject,
): Promise<void> {
  const record = () => recordAccess(database, 'exported', ids, who, subject)
  return retryWhileBusy(record, PATIENCE_MS)
}

/** One action of a person, and how many messages or subscribers it concerned. */
export type AccessEvent = Omit<AccessLogTable, 'submission_id'> & { count: number }

/** Reads the actions in the log, the latest first. */
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
  // PostgreSQL counts in a type that its driver returns as text.
  return events.map((event) => ({ ...event, count: Number(event.count) }))
}

/**
 * Reads the log entries of single messages and subscribers, the latest first.
 * @param shortId end of the ids to find, including those of erased messages; blank for all.
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
