import type { Kysely } from 'kysely'
import * as z from 'zod'
import { retryWhileBusy } from '../database/openSqlite.ts'
import type { Tables } from '../database/tables.ts'
import { createOutageLog, type Log } from '../lib/outageLog.ts'
import { insertDeliveries, newDelivery } from '../outbox/deliveries.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Early enough for a morning in Europe. In UTC, so that all instances mean the same day. */
const CLOSES_AT_MS = 6 * HOUR_MS
/** Once this time has passed, all earlier submissions are stored, even if another instance's clock differs. */
const SETTLING_MS = 5 * MINUTE_MS
const LOOK_EVERY_MS = 10 * MINUTE_MS
const PATIENCE_MS = 2_000

/** A digest lists spam received after `since`, up to `until`. ISO 8601; a blank `since` means from the beginning. */
const digestWindowSchema = z.strictObject({ since: z.string(), until: z.string() })
type DigestWindow = z.infer<typeof digestWindowSchema>

export function parseDigestWindow(payload: string | null): DigestWindow {
  return digestWindowSchema.parse(JSON.parse(payload ?? ''))
}

/** Selects the messages that the filter put into spam. The owner has seen those that he marked as spam. */
export function spamWithin(database: Kysely<Tables>, { since, until }: DigestWindow) {
  return database
    .selectFrom('submissions')
    .where('status', '=', 'spam')
    .where('learned_as', 'is', null)
    .where('received_at', '>', since)
    .where('received_at', '<=', until)
}

type DigestOptions = {
  database: Kysely<Tables>
  /** Host part of the Message-IDs. */
  mailHost: string
  now: () => Date
}

/**
 * Queues the digest of the last closed day, if spam has come in since the digest before. The id holds the day, so that
 * the primary key rejects a second digest from another instance.
 * @returns whether a digest was queued.
 */
export async function noteDigest({ database, mailHost, now }: DigestOptions): Promise<boolean> {
  const until = lastClosing(now())
  const day = until.slice(0, 'yyyy-mm-dd'.length)
  const id = `digest/${day}`
  const before = await database
    .selectFrom('deliveries')
    .select('payload')
    .where('id', '>', 'digest/')
    .where('id', '<', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const window = { since: before ? parseDigestWindow(before.payload).until : '', until }
  const spam = await spamWithin(database, window).select('id').limit(1).executeTakeFirst()
  if (spam === undefined) return false
  const purpose = {
    id,
    kind: 'digest' as const,
    message_id: `digest.${day}@${mailHost}`,
    payload: JSON.stringify(window),
  }
  const noted = await database
    .transaction()
    .execute((transaction) =>
      insertDeliveries(transaction, [newDelivery(purpose, now().toISOString())]),
    )
  return noted.length > 0
}

/** The end of the last day whose submissions are all stored: ISO 8601. */
function lastClosing(now: Date): string {
  const days = Math.floor((now.getTime() - CLOSES_AT_MS - SETTLING_MS) / DAY_MS)
  return new Date(days * DAY_MS + CLOSES_AT_MS).toISOString()
}

export type SpamDigests = { stop(): Promise<void> }

type StartOptions = DigestOptions & {
  log: Log
  /** Called when a digest was queued. */
  wake(): void
  lookEveryMs?: number | undefined
}

/** Queues digests while the receiver runs: at once if one is due, then once a day. */
export function startSpamDigests({
  log,
  wake,
  lookEveryMs = LOOK_EVERY_MS,
  ...options
}: StartOptions): SpamDigests {
  const outage = createOutageLog(log, 'the digest of spam')
  let seenUntil = ''

  async function look(): Promise<void> {
    const until = lastClosing(options.now())
    if (until === seenUntil) return
    try {
      if (await retryWhileBusy(() => noteDigest(options), PATIENCE_MS)) wake()
      seenUntil = until
      outage.ended()
    } catch (error) {
      outage.failed(error)
    }
  }

  let looking = look()
  const timer = setInterval(() => {
    looking = looking.then(look)
  }, lookEveryMs).unref()
  return {
    stop() {
      clearInterval(timer)
      return looking
    },
  }
}
