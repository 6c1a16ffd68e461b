import * as z from 'zod'

/** File that names the page at which the last build failed; path from the project's folder. */
export const FAILED_PAGE_FILE = '.cache/failed-page.json'

export const failedPageSchema = z.object({
  /** The page's path, such as /work/alder-dental. */
  page: z.string(),
  /** The error that the page's component threw. */
  problem: z.string(),
})

export type FailedPage = z.infer<typeof failedPageSchema>
