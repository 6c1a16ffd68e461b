import type { Kysely } from 'kysely'
import type { ReceiverDatabase } from '../../storage/schema.ts'
import type { SubmissionFilters } from './SubmissionFilters.ts'
import { type FoundSubmission, selectPage } from './selectSubmissions.ts'

/** Large enough for speed, small enough that a page of the longest messages fits in memory. */
const PAGE_ROWS = 500

/**
 * Hands out all submissions that pass the filters, newest first, holding one page at a time. What
 * arrives meanwhile is not among them.
 */
export async function* readPages(
  database: Kysely<ReceiverDatabase>,
  filters: SubmissionFilters,
): AsyncGenerator<FoundSubmission> {
  let last: FoundSubmission | null = null
  for (;;) {
    const page: FoundSubmission[] = await selectPage(database, filters, PAGE_ROWS, last)
    yield* page
    last = page.at(-1) ?? null
    if (page.length < PAGE_ROWS) return
  }
}
