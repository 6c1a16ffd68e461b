import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { InboxError, UsageError } from '../../cli/Command.ts'
import type { NotesTable, ReceiverDatabase } from '../tables.ts'

/** Of one note, in UTF-16 units. */
export const MAX_NOTE_LENGTH = 5_000
/** Of one message: what is read with it stays readable. */
const MAX_NOTES = 100

/** Checks the words of a note. @throws UsageError for none, and for too many. */
export function parseNote(text: string): string {
  const note = text.trim()
  if (note === '') throw new UsageError('The note is blank.')
  if (note.length <= MAX_NOTE_LENGTH) return note
  throw new UsageError(
    `The note has ${note.length.toLocaleString('en-GB')} characters. Use ${MAX_NOTE_LENGTH.toLocaleString('en-GB')} at most.`,
  )
}

/**
 * Keeps a note about a message.
 * @throws InboxError where the message has as many as it may have.
 */
export function addNote(
  database: Kysely<ReceiverDatabase>,
  note: Omit<NotesTable, 'id'>,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const { count } = await transaction
      .selectFrom('notes')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('submission_id', '=', note.submission_id)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MAX_NOTES) {
      throw new InboxError(`This message has ${MAX_NOTES} notes already: no more fit.`)
    }
    await transaction
      .insertInto('notes')
      .values({ id: randomUUID(), ...note })
      .execute()
  })
}

/** Reads the notes about some messages, the oldest first, by the messages' ids. */
export async function selectNotes(
  database: Kysely<ReceiverDatabase>,
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
