import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { retryWhileBusy } from '../database/openSqlite.ts'
import type { Tables } from '../database/tables.ts'
import { createOutageLog, type Log, type OutageLog } from '../lib/outageLog.ts'
import { claimDeliveries, nextDueAt, settleDelivery, settlementOf } from './deliveries.ts'
import type { ClaimedDelivery, Sender, SendFailure } from './sender.ts'

/** For one delivery from the connection to the recipient's last word. */
const SEND_DEADLINE_MS = 2 * 60_000
/** Longer than a delivery takes, by more than the clocks of two machines differ. */
const LEASE_MS = 5 * 60_000
/** How often the outbox is looked at unasked: for what another process has left behind. */
const LONGEST_SLEEP_MS = 60_000
const PAUSE_AFTER_ERROR_MS = 15_000
/** How long a database is waited for that another process holds. */
const PATIENCE_MS = 2_000
/** How long a stop waits for what is under way; less than the process's own deadline. */
const DRAIN_MS = 5_000
const MINUTE_MS = 60_000

export type OutboxWorker = {
  /** Delivers what is due, at once; then sleeps until the next delivery is. */
  wake(): void
  /** Takes nothing more, and lets what is under way end if that is soon. */
  stop(): Promise<void>
}

type WorkerOptions = {
  database: Kysely<Tables>
  log: Log
  now: () => Date
  drainMs?: number
}

/**
 * Delivers what lies in the outbox, at least once each: if the process ends between the recipient's
 * word and the note of it, it is sent again, with the same message id. What has no sender waits.
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

/** Delivers one kind, so that ten thousand of one do not hold up the first of another. */
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
    // With every place taken, the end of a delivery wakes the worker.
    if (isStopped || underWay.size >= maxAtOnce) return
    sleep = setTimeout(wake, Math.min(Math.max(sleepMs, 0), LONGEST_SLEEP_MS))
  }

  /** Asks the database, patiently while another process holds it, and tells where it fails. */
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
    // It may have come any way: the lease ends by itself, and the delivery is due again.
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

/** Counts what was begun within the last minute. */
function createPace(maxPerMinute: number | null) {
  const startedAtMs: number[] = []
  function ofLastMinute(now: Date): number[] {
    // A time ahead was noted by a clock that has been set back.
    const isOver = (ms: number) => Math.abs(now.getTime() - ms) >= MINUTE_MS
    while (startedAtMs[0] !== undefined && isOver(startedAtMs[0])) startedAtMs.shift()
    return startedAtMs
  }
  return {
    started(at: Date) {
      if (maxPerMinute !== null) startedAtMs.push(at.getTime())
    },
    /** How many may begin now. */
    left(now: Date): number {
      return maxPerMinute === null
        ? Number.POSITIVE_INFINITY
        : maxPerMinute - ofLastMinute(now).length
    },
    /** How long until another may begin. */
    pauseMs(now: Date): number {
      const [first = 0] = ofLastMinute(now)
      return this.left(now) > 0 ? 0 : first + MINUTE_MS - now.getTime()
    },
  }
}
