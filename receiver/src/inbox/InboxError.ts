/** The command could not do its work; the message says why. Exit code 1. */
export class InboxError extends Error {
  override name = 'InboxError'
}

/** The command was not given as it must be; the message says what is allowed. Exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError'
}
