import * as z from 'zod'
import { emailSchema } from '../../forms/formSchemas.ts'

/** The kind of value that is wanted. */
type Wanted =
  | { kind: 'choice'; choices: readonly string[] }
  | { kind: 'time' | 'day' | 'age' | 'email' | 'id' }
  | { kind: 'words'; count: number; maximum: number }

/** A value that was typed and cannot be used; each door has its own words for it. */
export class WrongValueError extends Error {
  override name = 'WrongValueError'
  /** Which value, by the name that `readFilters` knows it by. */
  readonly option: string
  readonly value: string
  readonly wanted: Wanted

  constructor(option: string, value: string, wanted: Wanted) {
    super(`${option}: no ${wanted.kind}`)
    this.option = option
    this.value = value
    this.wanted = wanted
  }
}

/** Checks a value that must be one of a few words. @throws WrongValueError */
export function parseChoice<Choice extends string>(
  option: string,
  value: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((one) => one === value)
  if (choice) return choice
  throw new WrongValueError(option, value, { kind: 'choice', choices })
}

const DAY_MS = 24 * 60 * 60 * 1000
const DAYS = /^(\d{1,5})d$/
const LOCAL_TIME = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d))?$/

/**
 * Reads a point in time in the clock of this machine: 2026-11-21, 2026-11-21T09:30, or 7d for seven
 * days ago. A day alone means its first moment or, with `end`, its last.
 * @throws WrongValueError
 */
export function parseTime(option: string, value: string, edge: 'start' | 'end', now: Date): Date {
  const days = DAYS.exec(value)?.[1]
  if (days) return new Date(now.getTime() - Number(days) * DAY_MS)
  const [, year, month, day, hour, minute] = LOCAL_TIME.exec(value) ?? []
  const wrong = new WrongValueError(option, value, { kind: 'time' })
  if (!year || Number(year) < 1970) throw wrong
  const numbers = [Number(year), Number(month) - 1, Number(day)] as const
  const time = new Date(...numbers, Number(hour ?? 0), Number(minute ?? 0))
  // A 31st of February would become a day in March.
  const isReal = time.getDate() === numbers[2] && Number(hour ?? 0) < 24 && Number(minute ?? 0) < 60
  if (!isReal || time.getMonth() !== numbers[1]) throw wrong
  if (edge === 'start') return time
  // The next day is asked of the calendar: a day may have 23 or 25 hours.
  const end = hour
    ? new Date(time.getTime() + 60_000)
    : new Date(numbers[0], numbers[1], numbers[2] + 1)
  return new Date(end.getTime() - 1)
}

/** Reads a day of the calendar, as 2026-12-01. @throws WrongValueError */
export function parseDay(option: string, value: string): string {
  if (z.iso.date().safeParse(value).success) return value
  throw new WrongValueError(option, value, { kind: 'day' })
}

/** Reads an email address. @throws WrongValueError */
export function parseEmail(option: string, value: string): string {
  const email = emailSchema.safeParse(value)
  if (email.success) return email.data
  throw new WrongValueError(option, value, { kind: 'email' })
}

/**
 * Reads an age in whole days, as 365d.
 * @returns the moment that lies so far back.
 * @throws WrongValueError
 */
export function parseAge(option: string, value: string, now: Date): Date {
  const days = Number(DAYS.exec(value)?.[1] ?? 0)
  if (days >= 1) return new Date(now.getTime() - days * DAY_MS)
  throw new WrongValueError(option, value, { kind: 'age' })
}
