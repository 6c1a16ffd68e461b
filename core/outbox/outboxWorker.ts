import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { retryWhileBusy } from '../database/openSqlite.ts'
import type { Tables } from '../database/tables.ts'
import { createOutageLog, type Log, type OutageLog } from '../lib/outageLog.ts'
import { claimDeliveries, nextDueAt, settleDelivery, settlementOf } from './deliveries.ts'
import type { ClaimedDelivery, Sender, SendFailure } from './sender.ts'

/** For one delivery, from the connection to the recipient's final response. */
const SEND_DEADLINE_MS = 2 * 60_000
/** Longer than a delivery takes, by more than the clocks of two machines differ. */
const LEASE_MS = 5 * 60_000
/** Longest time between two looks at the outbox, which find the deliveries that another process left behind. */
const LONGEST_SLEEP_MS = 60_000
const PAUSE_AFTER_ERROR_MS = 15_000
/** How long to wait for a database that another process has locked. */
const PATIENCE_MS = 2_000
/** How long a stop waits for deliveries under way; shorter than the process's own deadline. */
const DRAIN_MS = 5_000
const MINUTE_MS = 60_000

export type OutboxWorker = {
  /** Delivers all that is due, then sleeps until the next delivery is due. */
  wake(): void
  /** Claims no more deliveries, and gives those under way a short time to end. */
  stop(): Promise<void>
}

type WorkerOptions = {
  database: Kysely<Tables>
  log: Log
  now: () => Date
  drainMs?: number
}

/**
 * Delivers the outbox, each delivery at least once: if the process ends after the recipient has accepted a delivery and
 * before that is stored, it is sent again with the same message id. A delivery without a sender waits.
 */
export function createOutboxWorker(
  senders: readonly Sender[],
  options: WorkerOptions,
): OutboxWorker {
  const outage = createOutageLog(options.log, 'the outbox')
  const owner = randomUUID()
  const queues = senders.map((sender) => createQueue(sender, { ...options, outage, owner }))
  return {
    wake() {
      for (const queue of queues) queue.wake()
    },
    async stop() {
      await Promise.all(queues.map((queue) => queue.stop()))
    },
  }
}

type QueueOptions = WorkerOptions & { outage: OutageLog; owner: string }

/** The queue of one kind, so that ten thousand deliveries of one kind do not delay another kind. */
function createQueue(
  sender: Sender,
  { database, log, now, drainMs = DRAIN_MS, outage, owner }: QueueOptions,
): OutboxWorker {
  const { kind, retryDelaysMs, maxAtOnce } = sender
  const stopping = new AbortController()
  const underWay = new Set<Promise<void>>()
  const pace = createPace(sender.maxPerMinute)
  let isStopped = false
  let looking: Promise<void> | null = null
  let isAskedToLook = false
  let sleep: NodeJS.Timeout | undefined

  function wake(): void {
    if (isStopped) return
    clearTimeout(sleep)
    isAskedToLook = true
    looking ??= look()
  }

  async function look(): Promise<void> {
    let sleepMs = LONGEST_SLEEP_MS
    try {
      while (isAskedToLook && !isStopped) {
        isAskedToLook = false
        await startDue()
        const dueAt = await ask(() => nextDueAt(database, kind))
        const dueInMs = dueAt ? dueAt.getTime() - now().getTime() : LONGEST_SLEEP_MS
        sleepMs = Math.max(dueInMs, pace.pauseMs(now()))
      }
    } catch {
      sleepMs = PAUSE_AFTER_ERROR_MS
    }
    looking = null
    // At full capacity, the end of a delivery wakes the worker.
    if (isStopped || underWay.size >= maxAtOnce) return
    sleep = setTimeout(wake, Math.min(Math.max(sleepMs, 0), LONGEST_SLEEP_MS))
  }

  /** Queries the database, retries while another process has it locked, and logs a failure. */
  async function ask<Result>(query: () => Promise<Result>): Promise<Result> {
    try {
      const result = await retryWhileBusy(query, PATIENCE_MS)
      outage.ended()
      return result
    } catch (error) {
      if (!isStopped) outage.failed(error)
      throw error
    }
  }

  async function startDue(): Promise<void> {
    const limit = Math.min(maxAtOnce - underWay.size, pace.left(now()))
    if (limit === 0) return
    const claim = { kind, retryDelaysMs, owner, now: now(), leaseMs: LEASE_MS, limit }
    for (const delivery of await ask(() => claimDeliveries(database, claim))) {
      pace.started(now())
      const end = deliver(delivery).finally(() => {
        underWay.delete(end)
        wake()
      })
      underWay.add(end)
    }
  }

  async function deliver(delivery: ClaimedDelivery): Promise<void> {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(SEND_DEADLINE_MS)])
    let failure: SendFailure | null = null
    try {
      await sender.send(delivery, signal)
    } catch (error) {
      failure = sender.readFailure(error)
    }
    // The recipient may or may not have it: the lease runs out, and the delivery is due again.
    if (stopping.signal.aborted) return
    await settle(delivery, failure)
  }

  async function settle(delivery: ClaimedDelivery, failure: SendFailure | null): Promise<void> {
    const { id, submission } = delivery
    const settlement = settlementOf(delivery, { failure, endedAt: now() }, sender)
    while (!stopping.signal.aborted && now() < delivery.leasedUntil) {
      try {
        await ask(() => settleDelivery(database, { id, owner }, settlement))
        break
      } catch {
        const { signal } = stopping
        await wait(PAUSE_AFTER_ERROR_MS, undefined, { signal }).catch(() => {})
      }
    }
    const { attempts, state } = settlement
    const told = { kind, submissionId: submission?.id, reason: failure?.reason, attempts }
    if (state === 'dead') log.error(told, 'delivery given up')
    if (state === 'waiting') log.warn(told, 'not delivered yet')
  }

  return {
    wake,
    async stop() {
      isStopped = true
      clearTimeout(sleep)
      const drained = Promise.resolve(looking).then(() => Promise.all(underWay))
      await Promise.race([drained, wait(drainMs, undefined, { ref: false })])
      stopping.abort()
    },
  }
}

/** Counts the deliveries begun within the last minute. */
function createPace(maxPerMinute: number | null) {
  const startedAtMs: number[] = []
  function ofLastMinute(now: Date): number[] {
    // A future time comes from a clock that was set back since.
    const isOver = (ms: number) => Math.abs(now.getTime() - ms) >= MINUTE_MS
    while (startedAtMs[0] !== undefined && isOver(startedAtMs[0])) startedAtMs.shift()
    return startedAtMs
  }
  return {
    started(at: Date) {
      if (maxPerMinute !== null) startedAtMs.push(at.getTime())
    },
    /** How many deliveries may begin now. */
    left(now: Date): number {
      return maxPerMinute === null
        ? Number.POSITIVE_INFINITY
        : maxPerMinute - ofLastMinute(now).length
    },
    /** Milliseconds until another delivery may begin. */
    pauseMs(now: Date): number {
      const [first = 0] = ofLastMinute(now)
      return this.left(now) > 0 ? 0 : first + MINUTE_MS - now.getTime()
    },
  }
}
