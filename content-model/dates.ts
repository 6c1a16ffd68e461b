/** Advice on the format of a date in the content. */
export const DATE_ADVICE = 'Use month, day and year, as September 6, 2024, or as 2024-09-06.'

/**
 * A day of the calendar as 2024-09-06, read from that form or from the specification's, 'September 6, 2024'.
 * Undefined for any other text, and for a day that no calendar has.
 */
export function parseDate(text: string): string | undefined {
  const date = new Date(`${text} UTC`)
  if (Number.isNaN(date.getTime())) return undefined
  const iso = date.toISOString().slice(0, 10)
  return text === iso || text === writeDate(iso) ? iso : undefined
}

/** Cached: one takes forty times as long to make as to use. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** A day, as 2024-09-06, in the words of a language. */
export function formatDate(iso: string, locale: string): string {
  let format = formats.get(locale)
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
    formats.set(locale, format)
  }
  return format.format(new Date(iso))
}

/** A day, as 2024-09-06, in the form that content files share with the specification: 'September 6, 2024'. */
export function writeDate(iso: string): string {
  return formatDate(iso, 'en-US')
}

/** The day of the calendar, as 2024-09-06, in the machine's time zone (TZ). */
export function today(): string {
  const now = new Date()
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return day.map((part) => String(part).padStart(2, '0')).join('-')
}
