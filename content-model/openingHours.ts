/** Days of the week in the spelling of schema.org. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

type Hours = {
  text: string
  days: readonly (typeof WEEKDAYS)[number][]
  /** Time such as 09:00. */
  opens: string
  closes: string
}

/** Matches 9, 5.30, 17:30, 9h and 17 h 30. */
const TIME = /(\d{1,2})(?:\s?[.:h]\s?(\d{2}))?/g
const HALF_DAY_HOURS = 12

/**
 * Whether opening hours in words match the days and times that search engines get. Times are compared only if the words
 * contain at least two, and days likewise.
 * @param locale language of the words.
 */
export function hasSameHours({ text, days, opens, closes }: Hours, locale: string): boolean {
  const times = new Set(timesIn(text))
  const named = WEEKDAYS.filter((_, index) => hasWord(text, weekdayName(index, locale)))
  const inOrder = WEEKDAYS.filter((day) => days.includes(day))
  const ends = [inOrder[0], inOrder.at(-1)]
  return (
    (times.size < 2 || [opens, closes].flatMap(timesIn).every((time) => times.has(time))) &&
    (named.length < 2 ||
      (named.every((day) => days.includes(day)) && ends.every((day) => day && named.includes(day))))
  )
}

/** Times on a twelve-hour clock, because words often do not say which half of the day they mean. */
function timesIn(text: string): string[] {
  return [...text.matchAll(TIME)].map(
    ([, hours, minutes = '00']) => `${Number(hours) % HALF_DAY_HOURS}:${minutes}`,
  )
}

function weekdayName(index: number, locale: string): string {
  // 1 January 2024 was a Monday.
  const day = new Date(Date.UTC(2024, 0, 1 + index))
  return day.toLocaleDateString(locale, { weekday: 'long', timeZone: 'UTC' })
}

function hasWord(text: string, word: string): boolean {
  return text.toLowerCase().includes(word.toLowerCase())
}
