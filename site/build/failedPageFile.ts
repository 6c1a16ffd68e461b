import * as z from 'zod'

/** Names the page at which the last build failed, in the folder of the project. */
export const FAILED_PAGE_FILE = '.cache/failed-page.json'

export const failedPageSchema = z.object({
  /** Its path, as /work/alder-dental. */
  page: z.string(),
  /** What its component has thrown. */
  problem: z.string(),
})

export type FailedPage = z.infer<typeof failedPageSchema>
