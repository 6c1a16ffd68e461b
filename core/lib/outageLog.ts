/** A log that the owner reads, such as Fastify's. */
export type Log = {
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** How often the same reason is logged. */
const TELL_EVERY_MS = 60_000

export type OutageLog = {
  failed(error: unknown): void
  /** Call it at each success; it logs the recovery after a logged failure. */
  ended(): void
}

/**
 * Logs a repeated failure: each reason at most once a minute, with the number of failures so far, because thousands of
 * visitors may meet the same outage.
 * @param subject the part that fails, as "the storage".
 */
export function createOutageLog(log: Log, subject: string): OutageLog {
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
