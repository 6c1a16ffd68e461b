import { UsageError } from '../InboxError.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const ADVICE = 'Use a day as 2026-11-21, a time as 2026-11-21T09:30, or a number of days ago as 7d.'
const DAYS = /^(\d{1,5})d$/
const LOCAL_TIME = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d))?$/

/**
 * Reads a point in time in the clock of this machine. A day alone means its first moment or, with
 * `end`, its last.
 * @throws UsageError for what is no time.
 */
export function parseTime(option: string, value: string, edge: 'start' | 'end', now: Date): Date {
  const days = DAYS.exec(value)?.[1]
  if (days) return new Date(now.getTime() - Number(days) * DAY_MS)
  const [, year, month, day, hour, minute] = LOCAL_TIME.exec(value) ?? []
  const refusal = new UsageError(`--${option} is "${value}". ${ADVICE}`)
  if (!year || Number(year) < 1970) throw refusal
  const numbers = [Number(year), Number(month) - 1, Number(day)] as const
  const time = new Date(...numbers, Number(hour ?? 0), Number(minute ?? 0))
  // A 31st of February would become a day in March.
  const isReal = time.getDate() === numbers[2] && Number(hour ?? 0) < 24 && Number(minute ?? 0) < 60
  if (!isReal || time.getMonth() !== numbers[1]) throw refusal
  if (edge === 'start') return time
  // The next day is asked of the calendar: a day may have 23 or 25 hours.
  const end = hour
    ? new Date(time.getTime() + 60_000)
    : new Date(numbers[0], numbers[1], numbers[2] + 1)
  return new Date(end.getTime() - 1)
}

/**
 * Reads an age in whole days, such as `365d`.
 * @returns the moment that lies so far back.
 * @throws UsageError for what is no age, and for none at all.
 */
export function parseAge(option: string, value: string, now: Date): Date {
  const days = Number(DAYS.exec(value)?.[1] ?? 0)
  if (days < 1) {
    throw new UsageError(`--${option} is "${value}". Use a number of days, such as 365d.`)
  }
  return new Date(now.getTime() - days * DAY_MS)
}
