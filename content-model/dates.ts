/** How a date may be written in the content, for those who wrote it in another way. */
export const DATE_ADVICE = 'Use month, day and year, as September 6, 2024, or as 2024-09-06.'

/**
 * A day of the calendar as 2024-09-06, read from that form or from the specification's, 'September 6, 2024'.
 * Undefined for any other text, and for a day that no calendar has.
 */
export function parseDate(text: string): string | undefined {
  const date = new Date(`${text} UTC`)
  if (Number.isNaN(date.getTime())) return undefined
  const iso = date.toISOString().slice(0, 10)
  return text === iso || text === formatDate(iso) ? iso : undefined
}

/** A day, as 2024-09-06, in words: by default as articles date themselves, 'September 6, 2024'. */
export function formatDate(iso: string, locale = 'en-US'): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(iso),
  )
}
