import { plainTime } from './times.ts'

/** A moment, as ISO 8601, in the agency's clock. */
export function Time({ iso }: { iso: string }) {
  return <time dateTime={iso}>{plainTime(iso)}</time>
}
