import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import { type Inbox, InboxError } from '../../cli/Command.ts'
import type { Terminal } from '../../cli/terminal.ts'
import { pluralise } from '../../cli/text.ts'
import { postgresMigrationDialect } from '../database/openPostgres.ts'
import { learnFrom } from '../spam/learnedWords.ts'
import type { ReceiverDatabase } from '../tables.ts'
import { recordAccess } from './accessLog.ts'
import {
  countByStatus,
  filterSubmissions,
  type SubmissionFilters,
  selectPage,
} from './selectSubmissions.ts'
import { shortenIds } from './shortIds.ts'

/** Rows of each table that belong to some submissions. */
export type Traces = {
  submissions: number
  notes: number
  deliveries: number
  recentContent: number
}

const NO_TRACES: Traces = { submissions: 0, notes: 0, deliveries: 0, recentContent: 0 }

/** Counts what the database holds of the submissions that pass the filters. */
export async function countTraces(
  database: Kysely<ReceiverDatabase>,
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

/** Says how many rows of each table are meant. */
export function describeTraces({ submissions, notes, deliveries, recentContent }: Traces): string {
  const parts = [
    pluralise(submissions, 'message'),
    pluralise(notes, 'note'),
    `${pluralise(deliveries, 'delivery', 'deliveries')} in the outbox`,
    `${pluralise(recentContent, 'mark')} that would recognise a repeated message`,
  ]
  return `${parts.join(', ')}.`
}

const MAX_SHOWN = 20

/**
 * Says which messages of other people name an address: their words, their fields, or an address
 * that holds it. They are another person's messages, so the owner decides about each.
 * @returns a sentence; empty where there are none.
 */
export async function describeMentions(
  database: Kysely<ReceiverDatabase>,
  email: string,
): Promise<string> {
  const filters = { words: [email], otherThanEmail: email }
  const counts = await countByStatus(database, filters)
  const count = [...counts.values()].reduce((sum, one) => sum + one, 0)
  if (count === 0) return ''
  const page = await selectPage(database, filters, MAX_SHOWN)
  const ids = await shortenIds(
    database,
    page.map(({ id }) => id),
  )
  const shown = [...ids.values()].join(', ')
  const more = count > page.length ? ` and ${count - page.length} more` : ''
  return `Kept: ${pluralise(count, 'message')} of other people that hold this address: ${shown}${more}. Read them with show.`
}

/** Few enough that a message which arrives meanwhile does not wait for long. */
const BATCH_ROWS = 500

/**
 * Erases the submissions that pass the filters with all that belongs to them, and puts their ids into the log.
 * @returns how many rows went.
 */
export async function eraseTraces(
  database: Kysely<ReceiverDatabase>,
  filters: SubmissionFilters,
  who: Pick<Terminal, 'person' | 'now'>,
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
  database: Kysely<ReceiverDatabase>,
  filters: SubmissionFilters,
  who: Pick<Terminal, 'person' | 'now'>,
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
    // The tables would follow by themselves; in this order their rows are counted too.
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
 * Has the words of erased rows leave the files too. SQLite: the file is written anew and its log is
 * emptied. PostgreSQL: the room of the rows is given free to be written over.
 * @throws InboxError when another program holds the SQLite database for too long, or the disk is full.
 */
export async function cleanStore({
  database,
  store,
}: Pick<Inbox, 'database' | 'store'>): Promise<void> {
  if (store.kind === 'postgresql') return vacuumPostgres(store.databaseUrl)
  try {
    await sql`vacuum`.execute(database)
  } catch (cause) {
    throw notRewritten(store.file, cause)
  }
  const deadlineMs = performance.now() + CHECKPOINT_PATIENCE_MS
  for (;;) {
    // Answers busy, and does what it can, while another process reads an older state.
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database)
    if (rows[0]?.busy === 0) return
    if (performance.now() > deadlineMs) throw stillHeld(store.file)
    await wait(PAUSE_MS)
  }
}

/** Until it is switched on, SQLite leaves the words of erased rows in the file. */
export async function overwriteWhatIsErased({
  database,
  store,
}: Pick<Inbox, 'database' | 'store'>): Promise<void> {
  if (store.kind === 'sqlite') await sql`pragma secure_delete = on`.execute(database)
}

async function vacuumPostgres(databaseUrl: string): Promise<void> {
  const database = new Kysely<ReceiverDatabase>({ dialect: postgresMigrationDialect(databaseUrl) })
  try {
    await sql`vacuum submissions, notes, deliveries, recent_content, spam_words, subscribers`.execute(
      database,
    )
  } finally {
    await database.destroy()
  }
}

function stillHeld(file: string): InboxError {
  return new InboxError(
    `The messages are erased, but other programs read ${file} all the time, so their words may still lie in the file beside it that ends in -wal. They leave it when the receiver is next stopped.`,
  )
}

function notRewritten(file: string, cause: unknown): InboxError {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new InboxError(
    `The messages are erased, but ${file} could not be written anew: ${reason}. It needs free space of its own size, in its folder and in the folder for temporary files.`,
    { cause },
  )
}
