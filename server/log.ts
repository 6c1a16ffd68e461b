import { type FastifyBaseLogger, LogController } from 'fastify'
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

/**
 * An error for the log. Only these parts: databases add others that repeat what a visitor wrote.
 */
export function describeError(error: Error): ErrorDescription {
  return {
    type: error.name,
    message: error.message,
    code: 'code' in error ? error.code : undefined,
    stack: error.stack ?? '',
    cause: error.cause instanceof Error ? describeError(error.cause) : undefined,
  }
}

/** One for the process, which may have several servers. */
const stream = createLogDestination(process.stdout)

/** What a server logs: no lines about requests, which would hold visitors' addresses. */
export function logOptions(level: LogLevel) {
  return {
    logger: { level, stream, base: null, serializers: { err: describeError } },
    logController: new LogController({ disableRequestLogging: true }),
  }
}

/** How often one reason is told. */
const TELL_EVERY_MS = 60_000

export type OutageLog = {
  failed(error: unknown): void
  /** To be called at each success; it says so after a failure that was told. */
  ended(): void
}

/**
 * Tells the owner that something fails: each reason once a minute, with the number of failures so far.
 * Thousands of visitors may meet the same outage.
 * @param subject what fails, as "the storage".
 */
export function createOutageLog(
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  subject: string,
): OutageLog {
  const toldAtMs = new Map<string, number>()
  let failures = 0
  let isTold = false
  return {
    failed(error) {
      failures += 1
      const reason = error instanceof Error ? error.message : String(error)
      const lastMs = toldAtMs.get(reason) ?? Number.NEGATIVE_INFINITY
      if (performance.now() - lastMs < TELL_EVERY_MS) return
      toldAtMs.set(reason, performance.now())
      isTold = true
      log.error({ failures, err: error }, `${subject} fails`)
    },
    ended() {
      if (!isTold) return
      log.warn({ failures }, `${subject} works again`)
      failures = 0
      isTold = false
    },
  }
}
