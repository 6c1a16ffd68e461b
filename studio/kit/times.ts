/**
 * A time in short, for lists, in the agency's time zone, which the studio sets at its start: the time of day for today,
 * the day for this year, else the day with its year.
 */
export function shortTime(iso: string, now: Date): string {
  const time = new Date(iso)
  if (time.toDateString() === now.toDateString()) {
    return time.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  }
  const isThisYear = time.getFullYear() === now.getFullYear()
  return time.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  })
}

/** "Monday 4 May 2026 at 10:00". */
export function longTime(iso: string): string {
  return new Date(iso).toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'short' })
}

/** "4 May 2026, 10:00". */
export function plainTime(iso: string): string {
  return new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
}
