import * as z from 'zod'
import { emailSchema } from '../../forms/formSchemas.ts'

/** The expected kind of value. */
type Wanted =
  | { kind: 'choice'; choices: readonly string[] }
  | { kind: 'time' | 'day' | 'age' | 'email' | 'id' }
  | { kind: 'words'; count: number; maximum: number }

/** An invalid value that a person entered; each door puts the error into words. */
export class WrongValueError extends Error {
  override name = 'WrongValueError'
  /** Name of the option, as in `readFilters`. */
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

/** Checks that a value is one of a few words. @throws WrongValueError */
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
 * Parses a point in time in this machine's time zone: 2026-11-21, 2026-11-21T09:30, or 7d for seven days ago. A day
 * without a time means its first moment or, with `end`, its last.
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
  // `Date` would turn 31 February into a day in March.
  const isReal = time.getDate() === numbers[2] && Number(hour ?? 0) < 24 && Number(minute ?? 0) < 60
  if (!isReal || time.getMonth() !== numbers[1]) throw wrong
  if (edge === 'start') return time
  // `Date` computes the next day, because a day may have 23 or 25 hours.
  const end = hour
    ? new Date(time.getTime() + 60_000)
    : new Date(numbers[0], numbers[1], numbers[2] + 1)
  return new Date(end.getTime() - 1)
}

/** Parses a calendar day, as 2026-12-01. @throws WrongValueError */
export function parseDay(option: string, value: string): string {
  if (z.iso.date().safeParse(value).success) return value
  throw new WrongValueError(option, value, { kind: 'day' })
}

/** Parses an email address. @throws WrongValueError */
export function parseEmail(option: string, value: string): string {
  const email = emailSchema.safeParse(value)
  if (email.success) return email.data
  throw new WrongValueError(option, value, { kind: 'email' })
}

/**
 * Parses an age in whole days, as 365d.
 * @returns the moment that long ago.
 * @throws WrongValueError
 */
export function parseAge(option: string, value: string, now: Date): Date {
  const days = Number(DAYS.exec(value)?.[1] ?? 0)
  if (days >= 1) return new Date(now.getTime() - days * DAY_MS)
  throw new WrongValueError(option, value, { kind: 'age' })
}
