const written = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A day as articles date themselves: September 6, 2024. */
export function writtenDateOf(date: Date): string {
  return written.format(date)
}

/** A written date as a date field takes it, 2024-09-06; blank where it is no date. */
export function isoOfWrittenDate(text: string): string {
  const date = new Date(`${text} UTC`)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}
