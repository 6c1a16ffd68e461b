/** Advice on the format of dates in the content. */
export const DATE_ADVICE = 'Use a date such as September 6, 2024 or 2024-09-06.'

/**
 * Parses a date in the form 2024-09-06 or in the form of the specification, 'September 6, 2024'.
 * @returns the date as 2024-09-06; undefined for any other text or an impossible date.
 */
export function parseDate(text: string): string | undefined {
  const date = new Date(`${text} UTC`)
  if (Number.isNaN(date.getTime())) return undefined
  const iso = date.toISOString().slice(0, 10)
  return text === iso || text === writeDate(iso) ? iso : undefined
}

/** Cached by locale, because creating a format takes forty times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** A date, given as 2024-09-06, in the words of a language. */
export function formatDate(iso: string, locale: string): string {
  let format = formats.get(locale)
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
    formats.set(locale, format)
  }
  return format.format(new Date(iso))
}

/** A date, given as 2024-09-06, in the form of content files and the specification: 'September 6, 2024'. */
export function writeDate(iso: string): string {
  return formatDate(iso, 'en-US')
}

/** Today's date, as 2024-09-06, in the machine's time zone (TZ). */
export function today(): string {
  const now = new Date()
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return day.map((part) => String(part).padStart(2, '0')).join('-')
}
