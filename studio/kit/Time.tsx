import { plainTime } from './times.ts'

/** A time, given in ISO 8601 and shown in the agency's time zone. */
export function Time({ iso }: { iso: string }) {
  return <time dateTime={iso}>{plainTime(iso)}</time>
}
