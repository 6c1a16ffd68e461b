import { parseArgs } from 'node:util'
import type { Command, CommandArguments, CommandOption } from '../Command.ts'
import { UsageError } from '../InboxError.ts'
import { suggestName } from './suggestName.ts'

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

function checkOperands({ name, operands, operandCount: [min, max] }: Grammar, given: string[]) {
  const usage = `Use ${[name, operands].filter(Boolean).join(' ')}.`
  if (given.length < min) throw new UsageError(`Something is missing after ${name}. ${usage}`)
  if (given.length > max) {
    throw new UsageError(`${name} has no use for "${given[max]}". ${usage}`)
  }
}
