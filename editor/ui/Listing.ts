import type { ListedRecord } from '../server/records.ts'

/** Everything that may be edited, and what is wrong with it. */
export type Listing = {
  groups: string[]
  kinds: { key: string; group: string; noun: string }[]
  records: ListedRecord[]
  refusals: string[]
}
