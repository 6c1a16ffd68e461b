import type { Kysely } from 'kysely'
import type { ReceiverDatabase } from '../../storage/schema.ts'
import type { SubmissionFilters } from './SubmissionFilters.ts'
import { filterSubmissions } from './selectSubmissions.ts'

/** Rows of each table that belong to some submissions. */
export type Traces = { submissions: number; outbox: number; recentContent: number }

/** Counts what the database holds of the submissions that pass the filters. */
export async function countTraces(
  database: Kysely<ReceiverDatabase>,
  filters: SubmissionFilters,
): Promise<Traces> {
  const row = await filterSubmissions(database, filters)
    .leftJoin(
      ({ selectFrom, fn }) =>
        selectFrom('recent_content')
          .select(['submission_id', fn.countAll<number | string>().as('copies')])
          .groupBy('submission_id')
          .as('memory'),
      (join) => join.onRef('memory.submission_id', '=', 'submissions.id'),
    )
    .select(({ fn }) => [
      fn.countAll<number | string>().as('submissions'),
      fn.count<number | string>('outbox.submission_id').as('outbox'),
      fn.sum<number | string | null>('memory.copies').as('recentContent'),
    ])
    .executeTakeFirstOrThrow()
  return {
    submissions: Number(row.submissions),
    outbox: Number(row.outbox),
    recentContent: Number(row.recentContent ?? 0),
  }
}
