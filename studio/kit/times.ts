/**
 * A moment as a list has room for it, in the agency's clock, which the studio takes at its start: the time of today, the day of this year, the month
 * of another one.
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
