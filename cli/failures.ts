import { ContentError } from '../content-model/validation.ts'
import { DatabaseError } from '../core/database/DatabaseError.ts'
import { sqliteCode } from '../core/database/sqliteDialect.ts'
import { SubmissionError } from '../core/submissions/SubmissionError.ts'
import { WrongValueError } from '../core/submissions/values.ts'
import { FormAddressError } from '../forms/formAddresses.ts'
import { ConfigError } from '../server/config.ts'
import { describeDatabaseError } from '../server/databaseErrors.ts'
import { describeSubmissionFault, describeWrongValue } from '../server/submissionErrors.ts'
import { suggestName } from './arguments.ts'
import { InboxError, UsageError } from './Command.ts'

const USER_FACING_ERRORS = [UsageError, InboxError, ConfigError, ContentError, FormAddressError]

/** Whether the error concerns the arguments of a command. */
export function isUsage(error: unknown): boolean {
  return error instanceof UsageError || error instanceof WrongValueError
}

/** Errors that the owner can fix become a sentence; other errors keep their stack. */
export function describeFailure(error: unknown): string {
  if (error instanceof WrongValueError) return describeTyped(error)
  if (error instanceof SubmissionError) return describeSubmissionFault(error.fault, describeCode)
  if (error instanceof DatabaseError) return describeDatabaseError(error)
  if (!(error instanceof Error)) return String(error)
  if (USER_FACING_ERRORS.some((Told) => error instanceof Told)) return error.message
  if (sqliteCode(error) !== null) {
    return `The database cannot be used: ${error.message}. Run this as the user who runs the receiver, and make sure that the disk has free space.`
  }
  return error.stack ?? error.message
}

function describeTyped(error: WrongValueError): string {
  const { option, value, wanted } = error
  return describeWrongValue(error, {
    name: `--${option}`,
    age: 'Use a number of days, such as 365d.',
    id: 'Each line of list begins with an id, such as 3f9c02ab.',
    suggestion: wanted.kind === 'choice' ? suggestName(value, wanted.choices) : '',
  })
}

function describeCode(code: string): string {
  if (code === 'EEXIST') return 'it already exists. Use another name.'
  if (code === 'ENOENT') return 'its folder does not exist.'
  if (code === 'EISDIR') return 'it is a folder. Enter a file in it.'
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'permission denied.'
  return code
}
