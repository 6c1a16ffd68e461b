import { formatLocalTime } from '../../server/text.ts'

/** A moment, as ISO 8601, in the clock of the studio's machine with its zone: as the inbox's command writes it. */
export function Time({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatLocalTime(iso)}</time>
}
