import { parseArgs } from 'node:util'
import * as z from 'zod'
import { nearest } from '../content-model/nearest.ts'
import type { SubmissionFilters } from '../core/submissions/selectSubmissions.ts'
import { DELIVERY_STATES, FORM_NAMES, SUBMISSION_STATUSES } from '../core/tables.ts'
import { asciiEmail } from '../forms/asciiDomain.ts'
import { emailSchema } from '../forms/formSchemas.ts'
import { type Command, type CommandArguments, type CommandOption, UsageError } from './Command.ts'

type Grammar = Pick<Command, 'name' | 'operands' | 'operandCount' | 'options'>

/**
 * Reads what stands after the name of a command.
 * @throws UsageError that names the wrong part and what is allowed in its place.
 */
export function parseArguments(command: Grammar, given: readonly string[]): CommandArguments {
  const options = Object.entries(command.options).map(([name, { value }]) => [
    name,
    { type: value ? ('string' as const) : ('boolean' as const) },
  ])
  const { tokens } = parseArgs({
    args: [...given],
    options: Object.fromEntries(options),
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const operands: string[] = []
  const values = new Map<string, string>()
  const switches = new Set<string>()
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value)
    if (token.kind !== 'option') continue
    const option = findOption(command, token.rawName, token.name)
    const takesNext = token.inlineValue === false && token.value?.startsWith('-')
    if (option.value && (!token.value || takesNext)) {
      throw new UsageError(`--${token.name} needs a value: --${token.name} ${option.value}.`)
    }
    if (!option.value && token.value !== undefined) {
      throw new UsageError(`--${token.name} takes no value.`)
    }
    if (option.value) values.set(token.name, token.value ?? '')
    else switches.add(token.name)
  }
  checkOperands(command, operands)
  return { operands, values, switches }
}

function findOption({ name, options }: Grammar, rawName: string, given: string): CommandOption {
  const option = Object.hasOwn(options, given) ? options[given] : undefined
  if (option) return option
  const names = Object.keys(options).map((known) => `--${known}`)
  const allowed = names.length > 0 ? `${name} takes ${names.join(', ')}.` : `${name} takes none.`
  throw new UsageError(`There is no option ${rawName}.${suggestName(rawName, names)} ${allowed}`)
}

function checkOperands(
  { name, operands, operandCount: [min, max], options }: Grammar,
  given: string[],
) {
  const choice = Object.keys(options).length > 0 ? `; ${name} --help names its options` : ''
  const usage = `Use ${[name, operands].filter(Boolean).join(' ')}${choice}.`
  if (given.length < min) throw new UsageError(`Something is missing after ${name}. ${usage}`)
  if (given.length > max) {
    throw new UsageError(`${name} has no use for "${given[max]}". ${usage}`)
  }
}

/** The options that choose messages, for every command that has them. */
export const FILTER_OPTIONS: Readonly<Record<string, CommandOption>> = {
  form: { value: FORM_NAMES.join('|'), help: 'what one form sent' },
  status: {
    value: SUBMISSION_STATUSES.join('|'),
    help: 'messages of this status; several with commas between them',
  },
  mail: { value: DELIVERY_STATES.join('|'), help: 'messages whose mail to you is in this state' },
  webhook: { value: DELIVERY_STATES.join('|'), help: 'messages with a webhook in this state' },
  since: { value: 'DATE', help: 'received on this day or later: 2026-11-21, or 7d for seven days' },
  until: { value: 'DATE', help: 'received on this day or earlier' },
  email: { value: 'ADDRESS', help: 'sent from this address' },
  assigned: { value: 'NAME', help: 'what this person cares for' },
  due: { value: 'DAY', help: 'due on this day or earlier: 2026-12-01' },
  search: { value: 'WORDS', help: 'every one of these words stands somewhere in the message' },
}

/**
 * Reads them.
 * @param nameOf what an option is called in the sentence that rejects its value.
 * @throws UsageError for a value that is none.
 */
export function readFilters(
  { values }: Pick<CommandArguments, 'values'>,
  now: Date,
  nameOf = (option: string) => `--${option}`,
): SubmissionFilters {
  const filters: SubmissionFilters = {}
  for (const [option, value] of values) {
    const name = nameOf(option)
    if (option === 'form') filters.form = parseChoice(name, value, FORM_NAMES)
    if (option === 'webhook') filters.webhook = parseChoice(name, value, DELIVERY_STATES)
    if (option === 'mail') filters.mail = parseChoice(name, value, DELIVERY_STATES)
    if (option === 'since') filters.since = parseTime(name, value, 'start', now)
    if (option === 'until') filters.until = parseTime(name, value, 'end', now)
    if (option === 'email') filters.email = asciiEmail(value.trim())
    if (option === 'assigned') filters.assignedTo = value.trim()
    if (option === 'due') filters.dueBy = parseDay(name, value)
    if (option === 'search') filters.words = parseWords(name, value)
    if (option === 'status') {
      const statuses = value.split(',').map((one) => one.trim())
      filters.statuses = statuses.map((one) => parseChoice(name, one, SUBMISSION_STATUSES))
    }
  }
  return filters
}

/** Each is looked for by itself, and databases take only so many conditions at once. */
const MAX_WORDS = 50

/** @throws UsageError */
function parseWords(name: string, value: string): string[] {
  const words = value.split(/\s+/).filter(Boolean)
  if (words.length <= MAX_WORDS) return words
  throw new UsageError(`${name} has ${words.length} words. Use ${MAX_WORDS} at most.`)
}

const DEFAULT_LIMIT = 20
const MAX_LIMIT = 1_000

/** How much of a list is shown. */
export const LIMIT_OPTION: CommandOption = {
  value: 'NUMBER',
  help: `how many at most, from 1 to ${MAX_LIMIT} (${DEFAULT_LIMIT})`,
}

/** Reads it. @throws UsageError for a value that is none. */
export function readLimit({ values }: CommandArguments): number {
  const value = values.get('limit')
  if (value === undefined) return DEFAULT_LIMIT
  const limit = /^\d{1,4}$/.test(value) ? Number(value) : 0
  if (limit >= 1 && limit <= MAX_LIMIT) return limit
  throw new UsageError(`--limit is "${value}". Use a whole number from 1 to ${MAX_LIMIT}.`)
}

/**
 * Checks a value that must be one of a few words.
 * @param name what it is called in the sentence that rejects it.
 * @throws UsageError that names them.
 */
export function parseChoice<Choice extends string>(
  name: string,
  value: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((one) => one === value)
  if (choice) return choice
  const allowed = `Use one of ${choices.join(', ')}.`
  throw new UsageError(`${name} is "${value}".${suggestName(value, choices)} ${allowed}`)
}

const DAY_MS = 24 * 60 * 60 * 1000
const ADVICE = 'Use a day as 2026-11-21, a time as 2026-11-21T09:30, or a number of days ago as 7d.'
const DAYS = /^(\d{1,5})d$/
const LOCAL_TIME = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d))?$/

/**
 * Reads a point in time in the clock of this machine. A day alone means its first moment or, with
 * `end`, its last.
 * @param name what it is called in the sentence that rejects it.
 * @throws UsageError for what is no time.
 */
export function parseTime(name: string, value: string, edge: 'start' | 'end', now: Date): Date {
  const days = DAYS.exec(value)?.[1]
  if (days) return new Date(now.getTime() - Number(days) * DAY_MS)
  const [, year, month, day, hour, minute] = LOCAL_TIME.exec(value) ?? []
  const usageError = new UsageError(`${name} is "${value}". ${ADVICE}`)
  if (!year || Number(year) < 1970) throw usageError
  const numbers = [Number(year), Number(month) - 1, Number(day)] as const
  const time = new Date(...numbers, Number(hour ?? 0), Number(minute ?? 0))
  // A 31st of February would become a day in March.
  const isReal = time.getDate() === numbers[2] && Number(hour ?? 0) < 24 && Number(minute ?? 0) < 60
  if (!isReal || time.getMonth() !== numbers[1]) throw usageError
  if (edge === 'start') return time
  // The next day is asked of the calendar: a day may have 23 or 25 hours.
  const end = hour
    ? new Date(time.getTime() + 60_000)
    : new Date(numbers[0], numbers[1], numbers[2] + 1)
  return new Date(end.getTime() - 1)
}

/**
 * Reads a day of the calendar.
 * @param name what it is called in the sentence that rejects it.
 * @throws UsageError for what is none.
 */
export function parseDay(name: string, value: string): string {
  if (z.iso.date().safeParse(value).success) return value
  throw new UsageError(`${name} is "${value}". Use a day as 2026-12-01.`)
}

/**
 * Reads an email address.
 * @param name what it is called in the sentence that rejects it.
 * @throws UsageError for what is none.
 */
export function parseEmail(name: string, value: string): string {
  const email = emailSchema.safeParse(value)
  if (email.success) return email.data
  throw new UsageError(`${name} is "${value}". Use an email address, such as me@example.com.`)
}

/**
 * Reads an age in whole days, such as `365d`.
 * @param name what it is called in the sentence that rejects it.
 * @returns the moment that lies so far back.
 * @throws UsageError for what is no age, and for none at all.
 */
export function parseAge(name: string, value: string, now: Date): Date {
  const days = Number(DAYS.exec(value)?.[1] ?? 0)
  if (days < 1) {
    throw new UsageError(`${name} is "${value}". Use a number of days, such as 365d.`)
  }
  return new Date(now.getTime() - days * DAY_MS)
}

/** More typing errors than this make another word. */
const MAX_SLIPS = 2

/** Says which of the known names was probably meant, as a sentence; empty where none is near. */
export function suggestName(typed: string, known: readonly string[]): string {
  const name = nearest(typed, known, MAX_SLIPS)
  return name === undefined ? '' : ` Did you mean ${name}?`
}
