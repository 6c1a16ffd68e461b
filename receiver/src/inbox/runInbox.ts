import { ConfigError } from '../ConfigError.ts'
import { DatabaseFileError } from '../storage/databaseFile.ts'
import { sqliteCode } from '../storage/sqliteCode.ts'
import { parseArguments } from './arguments/parseArguments.ts'
import { suggestName } from './arguments/suggestName.ts'
import type { Command } from './Command.ts'
import { COMMANDS } from './commands.ts'
import { describeCommand, describeCommands } from './describeCommands.ts'
import type { Inbox } from './Inbox.ts'
import { InboxError, UsageError } from './InboxError.ts'
import { print, remark } from './terminal/print.ts'
import type { Terminal } from './terminal/Terminal.ts'

/** Errors whose message is written for the owner. */
const TOLD_IN_WORDS = [UsageError, InboxError, ConfigError, DatabaseFileError]

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
  if (!(error instanceof Error)) return String(error)
  if (TOLD_IN_WORDS.some((Told) => error instanceof Told)) return error.message
  if (sqliteCode(error) !== null) {
    return `The database cannot be used: ${error.message}. Run this as the user who runs the receiver, with room on the disk.`
  }
  return error.stack ?? error.message
}
