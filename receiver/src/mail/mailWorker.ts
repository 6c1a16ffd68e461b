import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { createOutageLog } from '../log.ts'
import type { ReceiverOptions } from '../Receiver.ts'
import { retryWhileBusy } from '../storage/openSqlite.ts'
import type { ReceiverDatabase } from '../storage/schema.ts'
import type { MailOutlet } from '../storage/storage.ts'
import { composeMail } from './composeMail.ts'
import { createMailer, readSendFailure, type SendFailure } from './mailer.ts'
import { type ClaimedMail, claimMail, nextMailDueAt, settleMail, settlementOf } from './outbox.ts'

/**
 * Sends the owner's mail for as long as the receiver runs.
 * @returns what the storage tells of new mail, and what stops the sending;
 * null where no mail is configured.
 */
export function startMail(
  app: FastifyInstance,
  database: Kysely<ReceiverDatabase>,
  options: ReceiverOptions,
): (MailOutlet & MailWorker) | null {
  const { mail, siteUrl, now = () => new Date() } = options
  if (mail === null) return null
  const sendMail = createMailer(mail.smtp)
  const worker = createMailWorker({
    database,
    log: app.log,
    now,
    send: ({ submission, messageId }, signal) =>
      sendMail(composeMail(submission, messageId, options, mail), signal),
  })
  // What an earlier run has left.
  app.addHook('onReady', async () => worker.wake())
  return { host: new URL(siteUrl).hostname, ...worker }
}

const MAX_MAILS_AT_ONCE = 5
/** For one mail from the connection to the server's last word. */
const SEND_DEADLINE_MS = 2 * 60_000
/** Longer than a mail takes, by more than the clocks of two machines differ. */
const LEASE_MS = 5 * 60_000
/** How often the outbox is looked at unasked: for mail that another process has left behind. */
const LONGEST_SLEEP_MS = 60_000
const PAUSE_AFTER_ERROR_MS = 15_000
/** How long a database is waited for that another process holds. */
const PATIENCE_MS = 2_000
/** How long a stop waits for mail that is under way; less than the process's own deadline. */
const DRAIN_MS = 5_000

export type MailWorker = {
  /** Sends what is due, at once; then sleeps until the next mail is. */
  wake(): void
  /** Takes no more mail, and lets what is under way end if that is soon. */
  stop(): Promise<void>
}

type MailWorkerOptions = {
  database: Kysely<ReceiverDatabase>
  /** Rejects when the mail was not taken. */
  send: (mail: ClaimedMail, signal: AbortSignal) => Promise<void>
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  now: () => Date
  drainMs?: number
}

/**
 * Sends the mail in the outbox, at least once each: if the process ends between the server's word
 * and the note of it, the mail is sent again, with the same Message-ID.
 */
export function createMailWorker({
  database,
  send,
  log,
  now,
  drainMs = DRAIN_MS,
}: MailWorkerOptions): MailWorker {
  const owner = randomUUID()
  const outage = createOutageLog(log, 'the outbox')
  const stopping = new AbortController()
  const underWay = new Set<Promise<void>>()
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
        await startDueMail()
        const dueAt = await ask(() => nextMailDueAt(database))
        sleepMs = dueAt ? dueAt.getTime() - now().getTime() : LONGEST_SLEEP_MS
      }
    } catch {
      sleepMs = PAUSE_AFTER_ERROR_MS
    }
    looking = null
    // With every place taken, the end of a mail wakes the worker.
    if (isStopped || underWay.size >= MAX_MAILS_AT_ONCE) return
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

  async function startDueMail(): Promise<void> {
    const limit = MAX_MAILS_AT_ONCE - underWay.size
    if (limit === 0) return
    const claim = { owner, now: now(), leaseMs: LEASE_MS, limit }
    for (const mail of await ask(() => claimMail(database, claim))) {
      const end = deliver(mail).finally(() => {
        underWay.delete(end)
        wake()
      })
      underWay.add(end)
    }
  }

  async function deliver(mail: ClaimedMail): Promise<void> {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(SEND_DEADLINE_MS)])
    let failure: SendFailure | null = null
    try {
      await send(mail, signal)
    } catch (error) {
      failure = readSendFailure(error)
    }
    // Nobody knows how far it had come: the lease ends by itself, and the mail is due again.
    if (stopping.signal.aborted) return
    await settle(mail, failure)
  }

  async function settle(mail: ClaimedMail, failure: SendFailure | null): Promise<void> {
    const submissionId = mail.submission.id
    const settlement = settlementOf(mail, { failure, endedAt: now() })
    while (!stopping.signal.aborted && now() < mail.leasedUntil) {
      try {
        await ask(() => settleMail(database, { submissionId, owner }, settlement))
        break
      } catch {
        const { signal } = stopping
        await wait(PAUSE_AFTER_ERROR_MS, undefined, { signal }).catch(() => {})
      }
    }
    const told = { submissionId, reason: failure?.reason, attempts: settlement.attempts }
    if (settlement.state === 'dead') log.error(told, 'mail given up')
    if (settlement.state === 'waiting') log.warn(told, 'mail not sent yet')
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
