import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { migrateTables } from '../../../core/database/migrateTables.ts'
import { retryWhileBusy } from '../../../core/database/openSqlite.ts'
import type { Tables } from '../../../core/database/tables.ts'
import type { Person } from '../../kit/person.ts'
import { isSame } from '../form/isSame.ts'
import { type Draft, mergeDrafts, type Replaced } from './merge.ts'
import * as drafts from './migrations/2026-11-27-drafts.ts'

type DraftsTable = {
  /** As content/plans/app-basic.yaml. A record without a file has a placeholder name. */
  file: string
  /** JSON. */
  draft: string
  /** The text of the file when the working copy began; null if there was no file. */
  began_from: string | null
  /** JSON. */
  replaced: string
  /** Changes with each write. */
  revision: string
  /** ISO 8601, UTC, milliseconds. */
  changed_at: string
  /** The person's name at that time: people leave, their words stay. */
  changed_by: string
}

/** Words replaced by somebody else's at the same place, kept until somebody restores or dismisses them. */
export type KeptReplaced = Replaced & { id: string; by: string }

/** The state of a record that is not written into its file yet. Any field may be missing. */
export type WorkingCopy = {
  draft: Draft
  beganFrom: string | null
  replaced: KeptReplaced[]
  revision: string
  changedAt: string
  changedBy: string
}

/** Keeps working copies in the studio's database. */
export type DraftStore = {
  database: Kysely<Tables & { studio_drafts: DraftsTable }>
  now: () => Date
}

const MIGRATIONS = { '2026-11-27-drafts': drafts }
/** How long a change waits for other processes that write into the same SQLite file. */
const PATIENCE_MS = 5_000

/** Opens the table of working copies in the receiver's database, and creates it if it is missing. */
export async function openDrafts(
  receiverDatabase: Kysely<Tables>,
  now = () => new Date(),
): Promise<DraftStore> {
  const database = receiverDatabase.$extendTables<{ studio_drafts: DraftsTable }>()
  await retryWhileBusy(
    () => migrateTables(database, { migrations: MIGRATIONS, madeIn: 'studio_draft_migrations' }),
    PATIENCE_MS,
  )
  return { database, now }
}

export async function findDraft(
  { database }: DraftStore,
  file: string,
): Promise<WorkingCopy | undefined> {
  const query = database.selectFrom('studio_drafts').selectAll().where('file', '=', file)
  const row = await query.executeTakeFirst()
  return row && workingCopyOf(row)
}

/** All working copies by file, the most recently changed first. */
export async function listDrafts({ database }: DraftStore): Promise<Map<string, WorkingCopy>> {
  const query = database.selectFrom('studio_drafts').selectAll().orderBy('changed_at', 'desc')
  return new Map((await query.execute()).map((row) => [row.file, workingCopyOf(row)]))
}

export type DraftChange = {
  file: string
  /** The draft before the change. */
  base: Draft
  /** A later draft that the form has sent without receiving a response so far. */
  unanswered?: Draft | undefined
  draft: Draft
  person: Pick<Person, 'name'>
  /** Ids of replaced words that somebody has restored or dismissed. */
  settled?: readonly string[]
}

/**
 * Merges a change into the working copy of a file, and keeps what others have changed meanwhile.
 * @param stored the text of the file and the draft parsed from it, if the file exists.
 */
export async function keepDraft(
  store: DraftStore,
  change: DraftChange,
  stored: { text: string; draft: Draft } | undefined,
): Promise<WorkingCopy> {
  for (;;) {
    const before = await findDraft(store, change.file)
    const after = changed(before, change, stored, store.now())
    if (await replaceDraft(store, change.file, before, after)) return after
  }
}

function changed(
  before: WorkingCopy | undefined,
  { base, unanswered, draft, person, settled = [] }: DraftChange,
  stored: { text: string; draft: Draft } | undefined,
  now: Date,
): WorkingCopy {
  const current = before?.draft ?? stored?.draft ?? base
  const from = unanswered && isSame(unanswered, current) ? unanswered : base
  const { merged, replaced } = mergeDrafts(from, draft, current)
  const by = before?.changedBy ?? ''
  return {
    draft: merged,
    beganFrom: before ? before.beganFrom : (stored?.text ?? null),
    replaced: [
      ...(before?.replaced ?? []).filter(({ id }) => !settled.includes(id)),
      ...replaced.map((one) => ({ ...one, id: randomUUID(), by })),
    ],
    revision: randomUUID(),
    changedAt: now.toISOString(),
    changedBy: person.name,
  }
}

/**
 * Replaces the working copy that was read; undefined deletes it.
 * @returns false if somebody else has changed it since.
 */
export function replaceDraft(
  { database }: DraftStore,
  file: string,
  before: WorkingCopy | undefined,
  after: WorkingCopy | undefined,
): Promise<boolean> {
  return retryWhileBusy(async () => {
    if (!before) {
      if (!after) return true
      const insert = database.insertInto('studio_drafts').values({ file, ...rowOf(after) })
      const result = await insert.onConflict((one) => one.doNothing()).executeTakeFirst()
      return result.numInsertedOrUpdatedRows === 1n
    }
    const { revision } = before
    if (after) {
      const update = database.updateTable('studio_drafts').set(rowOf(after))
      const result = await update
        .where('file', '=', file)
        .where('revision', '=', revision)
        .executeTakeFirst()
      return result.numUpdatedRows === 1n
    }
    const removal = database.deleteFrom('studio_drafts').where('file', '=', file)
    const result = await removal.where('revision', '=', revision).executeTakeFirst()
    return result.numDeletedRows === 1n
  }, PATIENCE_MS)
}

/** Deletes a working copy, whatever its revision. */
export async function dropDraft({ database }: DraftStore, file: string): Promise<void> {
  await retryWhileBusy(
    () => database.deleteFrom('studio_drafts').where('file', '=', file).execute(),
    PATIENCE_MS,
  )
}

function rowOf(copy: WorkingCopy): Omit<DraftsTable, 'file'> {
  return {
    draft: JSON.stringify(copy.draft),
    began_from: copy.beganFrom,
    replaced: JSON.stringify(copy.replaced),
    revision: copy.revision,
    changed_at: copy.changedAt,
    changed_by: copy.changedBy,
  }
}

function workingCopyOf(row: DraftsTable): WorkingCopy {
  return {
    draft: JSON.parse(row.draft),
    beganFrom: row.began_from,
    replaced: JSON.parse(row.replaced),
    revision: row.revision,
    changedAt: row.changed_at,
    changedBy: row.changed_by,
  }
}
