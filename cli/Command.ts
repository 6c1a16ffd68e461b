import type { Kysely } from 'kysely'
import type { Channels } from '../core/core.ts'
import type { DatabaseConfig } from '../core/database/connectDatabase.ts'
import type { Tables } from '../core/database/tables.ts'
import type { Terminal } from './terminal.ts'

/** An option of a command. An option with a `value`, the placeholder in the help, takes one; others are switches. */
export type CommandOption = { value?: string; help: string }

export type CommandArguments = {
  operands: string[]
  /** Values of the given options. If an option is repeated, the last value counts. */
  values: ReadonlyMap<string, string>
  switches: ReadonlySet<string>
}

export type Command = {
  name: string
  summary: string
  /** Words after the name, as in `show ID`; empty if the command takes options only. */
  operands: string
  /** Fewest and most operands. */
  operandCount: readonly [min: number, max: number]
  options: Readonly<Record<string, CommandOption>>
  /** Whether the command fails if there is no database; other commands then have nothing to do. */
  needsDatabase?: boolean
  /** Sentences for its help, and lines that an owner can copy. */
  notes: readonly string[]
  examples: readonly string[]
  /**
   * Checks the arguments before the database is opened. @returns the work to run on the database.
   * @throws UsageError, WrongValueError
   */
  prepare(given: CommandArguments, terminal: Terminal): (inbox: Inbox) => Promise<void>
}

/** The database and settings that commands work on. */
export type Inbox = {
  database: Kysely<Tables>
  /** The location of the database. */
  config: DatabaseConfig
  /** The channels that notify of a message, from the settings. */
  readChannels: () => Promise<Channels>
}

/** The command could not do its work; the message says why. Exit code 1. */
export class InboxError extends Error {
  override name = 'InboxError'
}

/** The arguments are wrong; the message says what is allowed. Exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError'
}
