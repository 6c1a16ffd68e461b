import type { Kysely } from 'kysely'
import type { ReceiverDatabase } from '../../storage/schema.ts'
import type { Traces } from './countTraces.ts'
import type { SubmissionFilters } from './SubmissionFilters.ts'
import { filterSubmissions } from './selectSubmissions.ts'

/** Few enough that a message which arrives meanwhile does not wait for long. */
const BATCH_ROWS = 500

/**
 * Erases the submissions that pass the filters with all that belongs to them.
 * @returns how many rows went.
 */
export async function eraseTraces(
  database: Kysely<ReceiverDatabase>,
  filters: SubmissionFilters,
): Promise<Traces> {
  const erased = { submissions: 0, outbox: 0, recentContent: 0 }
  for (;;) {
    const batch = await eraseBatch(database, filters)
    erased.submissions += batch.submissions
    erased.outbox += batch.outbox
    erased.recentContent += batch.recentContent
    if (batch.submissions < BATCH_ROWS) return erased
  }
}

function eraseBatch(
  database: Kysely<ReceiverDatabase>,
  filters: SubmissionFilters,
): Promise<Traces> {
  return database.transaction().execute(async (transaction) => {
    const rows = await filterSubmissions(transaction, filters)
      .select('submissions.id')
      .limit(BATCH_ROWS)
      .execute()
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return { submissions: 0, outbox: 0, recentContent: 0 }
    // The tables would follow by themselves; in this order their rows are counted too.
    const outbox = await transaction
      .deleteFrom('outbox')
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
      outbox: Number(outbox.numDeletedRows),
      recentContent: Number(recentContent.numDeletedRows),
    }
  })
}
