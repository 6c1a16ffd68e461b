import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { type Accessor, recordExport } from './accessLog.ts'
import type { ExportedSubmission } from './exportFormats.ts'
import { selectNotes } from './notes.ts'
import { selectReplies } from './replies.ts'
import { readPages, type SubmissionFilters } from './selectSubmissions.ts'

/** Yields messages with their notes and replies; each is in the access log before it is yielded. */
export async function* exportedMessages(
  database: Kysely<Tables>,
  filters: SubmissionFilters,
  who: Accessor,
): AsyncGenerator<ExportedSubmission> {
  for await (const page of readPages(database, filters)) {
    const ids = page.map(({ id }) => id)
    await recordExport(database, ids, who, 'message')
    const notes = await selectNotes(database, ids)
    const replies = await selectReplies(database, ids)
    for (const message of page) {
      const { id } = message
      yield { ...message, notes: notes.get(id) ?? [], replies: replies.get(id) ?? [] }
    }
  }
}
