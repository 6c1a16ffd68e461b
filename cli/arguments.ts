import { parseArgs } from 'node:util'
import { nearest } from '../content-model/nearest.ts'
import { DELIVERY_STATES } from '../core/outbox/tables.ts'
import type { FILTER_NAMES } from '../core/submissions/readFilters.ts'
import { FORM_NAMES, SUBMISSION_STATUSES } from '../core/submissions/tables.ts'
import { type Command, type CommandArguments, type CommandOption, UsageError } from './Command.ts'

type Grammar = Pick<Command, 'name' | 'operands' | 'operandCount' | 'options'>

/**
 * Reads the arguments after the name of a command.
 * @throws UsageError that names the wrong argument and the allowed ones.
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
  const allowed =
    names.length > 0 ? `${name} takes ${names.join(', ')}.` : `${name} takes no options.`
  throw new UsageError(`There is no option ${rawName}.${suggestName(rawName, names)} ${allowed}`)
}

function checkOperands(
  { name, operands, operandCount: [min, max], options }: Grammar,
  given: string[],
) {
  const choice = Object.keys(options).length > 0 ? `; ${name} --help lists its options` : ''
  const usage = `Use ${[name, operands].filter(Boolean).join(' ')}${choice}.`
  if (given.length < min) throw new UsageError(`An argument of ${name} is missing. ${usage}`)
  if (given.length > max) {
    throw new UsageError(`${name} does not take "${given[max]}". ${usage}`)
  }
}

/** Options that select messages, shared by several commands. */
export const FILTER_OPTIONS = {
  form: { value: FORM_NAMES.join('|'), help: 'messages from this form' },
  status: {
    value: SUBMISSION_STATUSES.join('|'),
    help: 'messages with this status; separate several with commas',
  },
  mail: {
    value: DELIVERY_STATES.join('|'),
    help: 'messages whose notification mail has this state',
  },
  webhook: {
    value: DELIVERY_STATES.join('|'),
    help: 'messages with a webhook delivery in this state',
  },
  since: { value: 'DATE', help: 'received on this day or later: 2026-11-21, or 7d for seven days' },
  until: { value: 'DATE', help: 'received on this day or earlier' },
  email: { value: 'ADDRESS', help: 'sent from this address' },
  assigned: { value: 'NAME', help: 'assigned to this person' },
  due: { value: 'DAY', help: 'due on this day or earlier: 2026-12-01' },
  search: { value: 'WORDS', help: 'messages that contain all of these words' },
} satisfies Record<(typeof FILTER_NAMES)[number], CommandOption>

const DEFAULT_LIMIT = 20
const MAX_LIMIT = 1_000

/** The option for the length of a list. */
export const LIMIT_OPTION: CommandOption = {
  value: 'NUMBER',
  help: `maximum number, from 1 to ${MAX_LIMIT} (${DEFAULT_LIMIT})`,
}

/** Reads the value of `LIMIT_OPTION`. @throws UsageError if it is not an allowed number. */
export function readLimit({ values }: CommandArguments): number {
  const value = values.get('limit')
  if (value === undefined) return DEFAULT_LIMIT
  const limit = /^\d{1,4}$/.test(value) ? Number(value) : 0
  if (limit >= 1 && limit <= MAX_LIMIT) return limit
  throw new UsageError(`--limit is "${value}". Use a whole number from 1 to ${MAX_LIMIT}.`)
}

/** With more typing errors than this, a word is taken for another word. */
const MAX_SLIPS = 2

/** A sentence that suggests the known name most like the typed one; empty if no name is close. */
export function suggestName(typed: string, known: readonly string[]): string {
  const name = nearest(typed, known, MAX_SLIPS)
  return name === undefined ? '' : ` Did you mean ${name}?`
}
