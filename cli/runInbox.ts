import { parseArguments, suggestName } from './arguments.ts'
import { backupDatabase } from './backupDatabase.ts'
import { type Command, type Inbox, InboxError, UsageError } from './Command.ts'
import { eraseMessages } from './eraseMessages.ts'
import { exportMessages } from './exportMessages.ts'
import { describeFailure, isUsage } from './failures.ts'
import { listMessages } from './listMessages.ts'
import { retryDeliveries } from './retryDeliveries.ts'
import { showMessage } from './showMessage.ts'
import { print, remark, type Terminal } from './terminal.ts'

const HELP_WORDS = ['help', '--help', '-h']

/**
 * Runs one command.
 * @param args the arguments after `npm run inbox --`.
 * @param openInbox opens the database, or returns a sentence for the owner if there is none yet.
 * @returns the exit code: 0 for success, 1 for a failure, 2 for wrong arguments.
 */
export async function runInbox(
  args: readonly string[],
  terminal: Terminal,
  openInbox: () => Promise<Inbox | string>,
): Promise<number> {
  try {
    await dispatch(args, terminal, openInbox)
    return 0
  } catch (error) {
    remark(terminal, describeFailure(error))
    return isUsage(error) ? 2 : 1
  }
}

async function dispatch(
  [name = 'help', ...rest]: readonly string[],
  terminal: Terminal,
  openInbox: () => Promise<Inbox | string>,
): Promise<void> {
  const isHelp = HELP_WORDS.includes(name)
  const asked = isHelp ? rest[0] : name
  if (asked === undefined) return print(terminal, describeCommands(COMMANDS))
  const command = findCommand(asked)
  const asksHelp = rest.some((one) => one === '--help' || one === '-h')
  if (isHelp || asksHelp) return print(terminal, describeCommand(command))

  const run = command.prepare(parseArguments(command, rest), terminal)
  const inbox = await openInbox()
  if (typeof inbox === 'string') {
    if (command.needsDatabase) throw new InboxError(inbox)
    return print(terminal, `${inbox}\n`)
  }
  try {
    await run(inbox)
  } finally {
    await inbox.database.destroy()
  }
}

function findCommand(name: string): Command {
  const command = COMMANDS.find((one) => one.name === name)
  if (command) return command
  const names = COMMANDS.map((one) => one.name)
  const allowed = `Use one of ${names.join(', ')}.`
  throw new UsageError(`There is no command "${name}".${suggestName(name, names)} ${allowed}`)
}

/** All commands, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  listMessages,
  showMessage,
  exportMessages,
  eraseMessages,
  retryDeliveries,
  backupDatabase,
]

const CALL = 'npm run inbox --'

/** The general help: every command with its summary. */
function describeCommands(commands: readonly Command[]): string {
  const lines = commands.map(({ name, summary }) => [name, summary] as const)
  return [
    `Messages and subscriptions from the site. The studio shows them too, with more functions: npm run studio.\n\n  ${CALL} COMMAND\n\n`,
    setInColumns(lines),
    `\nHelp for a command: ${CALL} list --help\n`,
  ].join('')
}

/** The help of one command: its summary, options, notes and examples. */
function describeCommand({ name, summary, operands, options, notes, examples }: Command) {
  const taken = Object.entries(options).map(
    ([option, { value, help }]) => [`--${option}${value ? ` ${value}` : ''}`, help] as const,
  )
  const words = [CALL, name, operands, taken.length > 0 ? '[options]' : '']
  return [
    `${words.filter(Boolean).join(' ')}: ${summary}.\n`,
    taken.length > 0 ? `\n${setInColumns(taken)}` : '',
    `\n${notes.map((note) => `${note}\n`).join('')}`,
    `\n${examples.map((example) => `  ${CALL} ${example}\n`).join('')}`,
  ].join('')
}

function setInColumns(lines: readonly (readonly [left: string, right: string])[]): string {
  const width = Math.max(...lines.map(([left]) => left.length))
  return lines.map(([left, right]) => `  ${left.padEnd(width)}  ${right}\n`).join('')
}
