import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import type { DatabaseConfig } from '../database/connectDatabase.ts'
import { postgresMigrationDialect } from '../database/openPostgres.ts'
import { SQLITE_FILE_NAME } from '../database/openSqlite.ts'
import type { Tables } from '../database/tables.ts'
import { learnFrom } from '../spam/learnedWords.ts'
import { type Accessor, recordAccess } from '../submissions/accessLog.ts'
import { SubmissionError } from '../submissions/SubmissionError.ts'
import {
  countByStatus,
  filterSubmissions,
  type SubmissionFilters,
  selectPage,
} from '../submissions/selectSubmissions.ts'
import { shortenIds } from '../submissions/shortIds.ts'

/** Number of rows in each table that belong to a set of submissions. */
export type Traces = {
  submissions: number
  notes: number
  deliveries: number
  recentContent: number
}

const NO_TRACES: Traces = { submissions: 0, notes: 0, deliveries: 0, recentContent: 0 }

/** Counts the rows that belong to the submissions that match the filters. */
export async function countTraces(
  database: Kysely<Tables>,
  filters: SubmissionFilters,
): Promise<Traces> {
  const row = await filterSubmissions(database, filters)
    .leftJoin(
      ({ selectFrom, fn }) =>
        selectFrom('deliveries')
          .select(['submission_id', fn.countAll<number | string>().as('entries')])
          .groupBy('submission_id')
          .as('outbox'),
      (join) => join.onRef('outbox.submission_id', '=', 'submissions.id'),
    )
    .leftJoin(
      ({ selectFrom, fn }) =>
        selectFrom('recent_content')
          .select(['submission_id', fn.countAll<number | string>().as('copies')])
          .groupBy('submission_id')
          .as('memory'),
      (join) => join.onRef('memory.submission_id', '=', 'submissions.id'),
    )
    .leftJoin(
      ({ selectFrom, fn }) =>
        selectFrom('notes')
          .select(['submission_id', fn.countAll<number | string>().as('count')])
          .groupBy('submission_id')
          .as('noted'),
      (join) => join.onRef('noted.submission_id', '=', 'submissions.id'),
    )
    .select(({ fn }) => [
      fn.countAll<number | string>().as('submissions'),
      fn.sum<number | string | null>('noted.count').as('notes'),
      fn.sum<number | string | null>('outbox.entries').as('deliveries'),
      fn.sum<number | string | null>('memory.copies').as('recentContent'),
    ])
    .executeTakeFirstOrThrow()
  return {
    submissions: Number(row.submissions),
    notes: Number(row.notes ?? 0),
    deliveries: Number(row.deliveries ?? 0),
    recentContent: Number(row.recentContent ?? 0),
  }
}

const MAX_SHOWN = 20

/** Messages of other people that mention an address. */
export type Mentions = {
  count: number
  /** Short ids of the newest ones. */
  shortIds: readonly string[]
}

/**
 * Finds the messages of other people that mention an address in their text or fields, or in a longer address that
 * contains it. These messages belong to other people, so the owner decides about each.
 */
export async function findMentions(database: Kysely<Tables>, email: string): Promise<Mentions> {
  const filters = { words: [email], otherThanEmail: email }
  const counts = await countByStatus(database, filters)
  const count = [...counts.values()].reduce((sum, one) => sum + one, 0)
  if (count === 0) return { count, shortIds: [] }
  const page = await selectPage(database, filters, MAX_SHOWN)
  const ids = await shortenIds(
    database,
    page.map(({ id }) => id),
  )
  return { count, shortIds: [...ids.values()] }
}

/** Small enough that a message that arrives meanwhile does not wait for long. */
const BATCH_ROWS = 500

/**
 * Erases the submissions that match the filters with all their traces, and records their ids in the access log.
 * @returns the number of erased rows.
 */
export async function eraseTraces(
  database: Kysely<Tables>,
  filters: SubmissionFilters,
  who: Accessor,
): Promise<Traces> {
  const erased = { ...NO_TRACES }
  for (;;) {
    const batch = await eraseBatch(database, filters, who)
    erased.submissions += batch.submissions
    erased.notes += batch.notes
    erased.deliveries += batch.deliveries
    erased.recentContent += batch.recentContent
    if (batch.submissions < BATCH_ROWS) return erased
  }
}

function eraseBatch(
  database: Kysely<Tables>,
  filters: SubmissionFilters,
  who: Accessor,
): Promise<Traces> {
  return database.transaction().execute(async (transaction) => {
    const rows = await filterSubmissions(transaction, filters)
      .select(['submissions.id', 'submissions.learned_as'])
      .limit(BATCH_ROWS)
      .execute()
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return NO_TRACES
    for (const { id, learned_as } of rows) {
      if (learned_as !== null) await learnFrom(transaction, id, null)
    }
    await recordAccess(transaction, 'erased', ids, who)
    // The foreign keys would delete these rows too; deleting them here counts them.
    const notes = await transaction
      .deleteFrom('notes')
      .where('submission_id', 'in', ids)
      .executeTakeFirst()
    const deliveries = await transaction
      .deleteFrom('deliveries')
      .where('submission_id', 'in', ids)
      .executeTakeFirst()
    const recentContent = await transaction
      .deleteFrom('recent_content')
      .where('submission_id', 'in', ids)
      .executeTakeFirst()
    const submissions = await transaction
      .deleteFrom('submissions')
      .where('id', 'in', ids)
      .executeTakeFirst()
    return {
      submissions: Number(submissions.numDeletedRows),
      notes: Number(notes.numDeletedRows),
      deliveries: Number(deliveries.numDeletedRows),
      recentContent: Number(recentContent.numDeletedRows),
    }
  })
}

const CHECKPOINT_PATIENCE_MS = 15_000
const PAUSE_MS = 200

/**
 * Removes the words of erased rows from the files too. SQLite: the file is rewritten and its log is emptied.
 * PostgreSQL: the space of the rows is released for reuse.
 * @throws SubmissionError if another program holds the SQLite database for too long, or the file cannot be rewritten.
 */
export async function cleanStore(
  database: Kysely<Tables>,
  { databaseUrl, dataDirectory }: DatabaseConfig,
): Promise<void> {
  if (databaseUrl !== null) return vacuumPostgres(databaseUrl)
  const file = join(dataDirectory, SQLITE_FILE_NAME)
  try {
    await sql`vacuum`.execute(database)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new SubmissionError({ kind: 'not-rewritten', file, reason }, { cause })
  }
  const deadlineMs = performance.now() + CHECKPOINT_PATIENCE_MS
  for (;;) {
    // Answers busy, and does as much as it can, while another process reads an older state.
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database)
    if (rows[0]?.busy === 0) return
    if (performance.now() > deadlineMs) throw new SubmissionError({ kind: 'log-held', file })
    await wait(PAUSE_MS)
  }
}

/** Without this setting, SQLite leaves the words of erased rows in the file. */
export async function enableSecureDelete(
  database: Kysely<Tables>,
  { databaseUrl }: DatabaseConfig,
): Promise<void> {
  if (databaseUrl === null) await sql`pragma secure_delete = on`.execute(database)
}

async function vacuumPostgres(databaseUrl: string): Promise<void> {
  const database = new Kysely<Tables>({ dialect: postgresMigrationDialect(databaseUrl) })
  try {
    await sql`vacuum submissions, notes, deliveries, recent_content, spam_words, subscribers`.execute(
      database,
    )
  } finally {
    await database.destroy()
  }
}
