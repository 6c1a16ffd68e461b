import { ContentError } from '../content-model/validation.ts'
import { DatabaseError } from '../core/database/DatabaseError.ts'
import { sqliteCode } from '../core/database/sqliteDialect.ts'
import { SubmissionError, type SubmissionFault } from '../core/submissions/SubmissionError.ts'
import { WrongValueError } from '../core/submissions/values.ts'
import { FormAddressError } from '../forms/formAddresses.ts'
import { ConfigError } from '../server/config.ts'
import { describeDatabaseError } from '../server/databaseErrors.ts'
import { suggestName } from './arguments.ts'
import { InboxError, UsageError } from './Command.ts'

const USER_FACING_ERRORS = [UsageError, InboxError, ConfigError, ContentError, FormAddressError]

/** Whether the command was not given as it must be. */
export function isUsage(error: unknown): boolean {
  return error instanceof UsageError || error instanceof WrongValueError
}

/** What the owner can put right is told in a sentence; anything else with its stack. */
export function describeFailure(error: unknown): string {
  if (error instanceof WrongValueError) return describeWrongValue(error)
  if (error instanceof SubmissionError) return describeFault(error.fault)
  if (error instanceof DatabaseError) return describeDatabaseError(error)
  if (!(error instanceof Error)) return String(error)
  if (USER_FACING_ERRORS.some((Told) => error instanceof Told)) return error.message
  if (sqliteCode(error) !== null) {
    return `The database cannot be used: ${error.message}. Run this as the user who runs the receiver, with room on the disk.`
  }
  return error.stack ?? error.message
}

function describeWrongValue({ option, value, wanted }: WrongValueError): string {
  const isWrong = `--${option} is "${value}".`
  switch (wanted.kind) {
    case 'choice': {
      const suggestion = suggestName(value, wanted.choices)
      return `${isWrong}${suggestion} Use one of ${wanted.choices.join(', ')}.`
    }
    case 'time':
      return `${isWrong} Use a day as 2026-11-21, a time as 2026-11-21T09:30, or a number of days ago as 7d.`
    case 'day':
      return `${isWrong} Use a day as 2026-12-01.`
    case 'age':
      return `${isWrong} Use a number of days, such as 365d.`
    case 'words':
      return `--${option} has ${wanted.count} words. Use ${wanted.maximum} at most.`
    case 'email':
      return `"${value}" is no email address. Use one such as nora@northfold.example.`
    case 'id':
      return `"${value}" is no id. Ids stand first in each line of list, such as 3f9c02ab.`
  }
}

function describeFault(fault: SubmissionFault): string {
  switch (fault.kind) {
    case 'unknown-id':
      return `No message has an id that ends with ${fault.shortId}.`
    case 'ambiguous-id': {
      const ids = `${fault.ids.join(', ')}${fault.isMore ? ' and more' : ''}`
      return `Several ids end with ${fault.shortId}: ${ids}. Give more of the one you mean.`
    }
    case 'erased':
      return `The message ${fault.id} has just been erased.`
    case 'damaged':
      return `The message ${fault.id} is damaged: its other fields cannot be read. docs/backups.md tells how to restore a copy.`
    case 'log-held':
      return `The messages are erased, but other programs read ${fault.file} all the time, so their words may still lie in the file beside it that ends in -wal. They leave it when the receiver is next stopped.`
    case 'not-rewritten':
      return `The messages are erased, but ${fault.file} could not be written anew: ${fault.reason}. It needs free space of its own size, in its folder and in the folder for temporary files.`
    case 'broken-copy':
      return `The copy is broken, and was removed: ${fault.verdict}`
    case 'not-writable':
      return `${fault.path} cannot be written: ${describeCode(fault.code)}`
  }
}

function describeCode(code: string): string {
  if (code === 'EEXIST') return 'it exists already. Use another name.'
  if (code === 'ENOENT') return 'its folder does not exist.'
  if (code === 'EISDIR') return 'it is a folder. Name a file in it.'
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'that is not allowed here.'
  return code
}
