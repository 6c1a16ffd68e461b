import { ContentError } from '../content-model/validation.ts'
import { DatabaseFileError } from '../core/database/sqliteDialect.ts'
import { FormAddressError } from '../forms/formAddresses.ts'
import { ConfigError } from '../server/config.ts'
import { InboxError, UsageError } from './Command.ts'

const USER_FACING_ERRORS = [
  UsageError,
  InboxError,
  ConfigError,
  ContentError,
  DatabaseFileError,
  FormAddressError,
]

/** Whether an error's message is written for the owner. */
export function isUserFacing(error: unknown): error is Error {
  return USER_FACING_ERRORS.some((Told) => error instanceof Told)
}
