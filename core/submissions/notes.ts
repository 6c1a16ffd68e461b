import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { SubmissionError } from './SubmissionError.ts'
import type { NotesTable } from './tables.ts'

/** Longest note, in UTF-16 units. */
export const MAX_NOTE_LENGTH = 5_000
/** Most notes of one message, so that they stay readable. */
const MAX_NOTES = 100

/** Stores a note about a message. @throws SubmissionError if the message has MAX_NOTES already. */
export async function addNote(
  transaction: Transaction<Tables>,
  note: Omit<NotesTable, 'id'>,
): Promise<void> {
  const { submission_id: id } = note
  const { count } = await transaction
    .selectFrom('notes')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('submission_id', '=', id)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MAX_NOTES)
    throw new SubmissionError({ kind: 'full', id, maximum: MAX_NOTES })
  await transaction
    .insertInto('notes')
    .values({ id: randomUUID(), ...note })
    .execute()
}

/** Reads the notes about some messages, the oldest first, by message id. */
export async function selectNotes(
  database: Kysely<Tables>,
  submissionIds: readonly string[],
): Promise<ReadonlyMap<string, NotesTable[]>> {
  if (submissionIds.length === 0) return new Map()
  const notes = await database
    .selectFrom('notes')
    .selectAll()
    .where('submission_id', 'in', submissionIds)
    .orderBy('written_at')
    .orderBy('id')
    .execute()
  return Map.groupBy(notes, (note) => note.submission_id)
}
