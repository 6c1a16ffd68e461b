import type { SiteContent } from '../content-model/readContent.ts'
import type { ContentRecord } from '../content-model/records.ts'

/** What the checks look at. */
export type LaunchInput = {
  /** The project's folder. */
  root: string
  /** Files as their owner wrote them. */
  records: readonly ContentRecord[]
  /** The same, checked, with facts put in. */
  content: SiteContent
  environment: Readonly<Record<string, string | undefined>>
  /** Today's year, which the copyright line is held to. */
  year: number
}
