import { sqliteCode } from '../core/database/sqliteDialect.ts'
import { parseArguments, suggestName } from './arguments.ts'
import { type Command, type Inbox, InboxError, UsageError } from './Command.ts'
import { assignMessage } from './commands/assignMessage.ts'
import { backupDatabase } from './commands/backupDatabase.ts'
import { eraseMessages } from './commands/eraseMessages.ts'
import { exportMessages } from './commands/exportMessages.ts'
import { listAccess } from './commands/listAccess.ts'
import { listMessages } from './commands/listMessages.ts'
import { listNotFound } from './commands/listNotFound.ts'
import { listSubscribers } from './commands/listSubscribers.ts'
import { markMessages } from './commands/markMessages.ts'
import { noteMessage } from './commands/noteMessage.ts'
import { retryDeliveries } from './commands/retryDeliveries.ts'
import { sendArticle } from './commands/sendArticle.ts'
import { setDueDay } from './commands/setDueDay.ts'
import { showNumbers } from './commands/showAnalytics.ts'
import { showMessage } from './commands/showMessage.ts'
import { isUserFacing } from './failures.ts'
import { print, remark, type Terminal } from './terminal.ts'

const HELP_WORDS = ['help', '--help', '-h']

/**
 * Runs one command.
 * @param args what stands after `npm run inbox --`.
 * @param openInbox opens the database, or gives back the sentence that says why there is none yet.
 * @returns the exit code: 0 done, 1 failed, 2 not given as it must be.
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
    return error instanceof UsageError ? 2 : 1
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

/** What the owner can put right is told in a sentence; anything else with its stack. */
function describeFailure(error: unknown): string {
  if (isUserFacing(error)) return error.message
  if (!(error instanceof Error)) return String(error)
  if (sqliteCode(error) !== null) {
    return `The database cannot be used: ${error.message}. Run this as the user who runs the receiver, with room on the disk.`
  }
  return error.stack ?? error.message
}

/** In the order in which help names them. */
export const COMMANDS: readonly Command[] = [
  listMessages,
  showMessage,
  markMessages,
  noteMessage,
  assignMessage,
  setDueDay,
  exportMessages,
  eraseMessages,
  listAccess,
  retryDeliveries,
  listSubscribers,
  sendArticle,
  showNumbers,
  listNotFound,
  backupDatabase,
]

const CALL = 'npm run inbox --'

/** Names every command, with the way to know more. */
function describeCommands(commands: readonly Command[]): string {
  const lines = commands.map(({ name, summary }) => [name, summary] as const)
  return [
    `Messages and subscriptions that the site received, subscribers of the newsletter, how often its pages were seen, and what it was asked for in vain.\n\n  ${CALL} COMMAND\n\n`,
    setInColumns(lines),
    `\nMore about a command: ${CALL} list --help\n`,
  ].join('')
}

/** Says what a command does, what it takes, and shows it in use. */
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
