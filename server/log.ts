import { LogController } from 'fastify'
import { DatabaseError } from '../core/database/DatabaseError.ts'
import { describeDatabaseError } from './databaseErrors.ts'
import { createLogDestination } from './logDestination.ts'

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export type LogLevel = (typeof LOG_LEVELS)[number]

type ErrorDescription = {
  type: string
  message: string
  code?: unknown
  stack: string
  cause?: ErrorDescription
}

/** An error for the log. Limited to these fields, because databases add others that repeat the visitor's words. */
export function describeError(error: Error): ErrorDescription {
  return {
    type: error.name,
    message: error instanceof DatabaseError ? describeDatabaseError(error) : error.message,
    code: 'code' in error ? error.code : undefined,
    stack: error.stack ?? '',
    cause: error.cause instanceof Error ? describeError(error.cause) : undefined,
  }
}

/** Shared by all servers of the process. */
const stream = createLogDestination(process.stdout)

/** Log options of a server. Requests are not logged, because the lines would contain visitors' addresses. */
export function logOptions(level: LogLevel) {
  return {
    logger: { level, stream, base: null, serializers: { err: describeError } },
    logController: new LogController({ disableRequestLogging: true }),
  }
}
