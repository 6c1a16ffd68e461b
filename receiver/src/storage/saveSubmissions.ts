import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { contentHash } from './contentHash.ts'
import type { Submission } from './Submission.ts'
import type { ReceiverDatabase } from './schema.ts'

/** Within this time the same content is the same submission: a double click, a retry. */
export const DUPLICATE_WINDOW_MS = 10 * 60 * 1000

export type SaveResult = 'stored' | 'duplicate'
export type ReceivedSubmission = { submission: Submission; receivedAt: Date }

/**
 * Keeps submissions in one transaction; resolves after its commit, with a result for each.
 * @throws whatever the database throws; then none of them is kept.
 */
export function saveSubmissions(
  database: Kysely<ReceiverDatabase>,
  received: readonly ReceivedSubmission[],
): Promise<SaveResult[]> {
  return database.transaction().execute(async (transaction) => {
    const results: SaveResult[] = []
    for (const one of received) results.push(await saveSubmission(transaction, one))
    return results
  })
}

/**
 * The claim on the content is one statement, so that of two instances that receive the same content
 * at once only one stores it.
 */
async function saveSubmission(
  transaction: Transaction<ReceiverDatabase>,
  { submission, receivedAt }: ReceivedSubmission,
): Promise<SaveResult> {
  const id = randomUUID()
  const seenAt = receivedAt.toISOString()
  const windowStart = new Date(receivedAt.getTime() - DUPLICATE_WINDOW_MS).toISOString()
  const claim = await transaction
    .insertInto('recent_content')
    .values({ content_hash: contentHash(submission), submission_id: id, seen_at: seenAt })
    .onConflict((conflict) =>
      conflict
        .column('content_hash')
        .doUpdateSet({ submission_id: id, seen_at: seenAt })
        .where('recent_content.seen_at', '<=', windowStart),
    )
    .returning('submission_id')
    .executeTakeFirst()
  if (!claim) return 'duplicate'
  const { extraFields, ...columns } = submission
  await transaction
    .insertInto('submissions')
    .values({ ...columns, id, extra_fields: JSON.stringify(extraFields), received_at: seenAt })
    .execute()
  return 'stored'
}
