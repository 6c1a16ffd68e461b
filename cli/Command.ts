import type { Kysely } from 'kysely'
import type { Channels } from '../core/core.ts'
import type { DatabaseConfig } from '../core/database/connectDatabase.ts'
import type { Tables } from '../core/database/tables.ts'
import type { Terminal } from './terminal.ts'

/** An option of a command. One with a `value` takes what that word stands for; others are switches. */
export type CommandOption = { value?: string; help: string }

export type CommandArguments = {
  operands: string[]
  /** Values of the options that were given; the last one counts. */
  values: ReadonlyMap<string, string>
  switches: ReadonlySet<string>
}

export type Command = {
  name: string
  summary: string
  /** Words after the name, as in `show ID`; empty where the command takes options only. */
  operands: string
  /** Fewest and most operands. */
  operandCount: readonly [min: number, max: number]
  options: Readonly<Record<string, CommandOption>>
  /** Whether it fails where no database is; the others have nothing to do then. */
  needsDatabase?: boolean
  /** Sentences for its help, and lines that an owner can copy. */
  notes: readonly string[]
  examples: readonly string[]
  /**
   * Checks the arguments before any database is opened, and gives back what is then to be done.
   * @throws UsageError, WrongValueError
   */
  prepare(given: CommandArguments, terminal: Terminal): (inbox: Inbox) => Promise<void>
}

/** The database and settings that commands work on. */
export type Inbox = {
  database: Kysely<Tables>
  /** Where it lies. */
  config: DatabaseConfig
  /** The channels that tell of a message, as the settings say. */
  readChannels: () => Promise<Channels>
}

/** The command could not do its work; the message says why. Exit code 1. */
export class InboxError extends Error {
  override name = 'InboxError'
}

/** The command was not given as it must be; the message says what is allowed. Exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError'
}
