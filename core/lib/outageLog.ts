/** A log that the owner reads, Fastify's for instance. */
export type Log = {
  warn(details: object, message: string): void
  error(details: object, message: string): void
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
