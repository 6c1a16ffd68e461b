import type { ExpressionBuilder, Kysely, Transaction, UpdateObject } from 'kysely'
import type { OutboxTable, ReceiverDatabase, SubmissionsTable } from '../storage/schema.ts'
import type { SendFailure } from './mailer.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/**
 * Pauses after the first, second … failed attempt. They outlast a weekend: three days and nine
 * hours in all.
 */
export const RETRY_DELAYS_MS = [
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  HOUR_MS,
  4 * HOUR_MS,
  12 * HOUR_MS,
  16 * HOUR_MS,
  24 * HOUR_MS,
  24 * HOUR_MS,
] as const

/** Servers also reject "for good" by mistake, so a rejected mail gets two more chances. */
const MAX_PERMANENT_REFUSALS = 3

/** What has been tried so far: attempts that have ended, and those that were rejected for good. */
export type Tries = { attempts: number; permanentRefusals: number }

/** How long to wait after a failed attempt, which is counted; null where the mail is given up. */
function retryDelayMs({ attempts, permanentRefusals }: Tries): number | null {
  if (permanentRefusals >= MAX_PERMANENT_REFUSALS) return null
  return RETRY_DELAYS_MS[attempts - 1] ?? null
}

/** By how much the clocks of machines that share an outbox may differ. */
const CLOCKS_DIFFER_MS = 3 * 60_000
const LONGEST_DELAY_MS = Math.max(...RETRY_DELAYS_MS)

export type ClaimedMail = {
  submission: SubmissionsTable
  messageId: string
  /** Attempts that have ended before this one, and how many of them were rejected for good. */
  attempts: number
  permanentRefusals: number
  leasedUntil: Date
}

type Claim = {
  owner: string
  now: Date
  leaseMs: number
  limit: number
}

type ClaimedRow = Pick<
  OutboxTable,
  'submission_id' | 'message_id' | 'attempts' | 'permanent_refusals'
>

/**
 * Takes mail that is due, longest waiting first, and holds it for this process until the lease ends
 * or the mail is settled. No other process takes it meanwhile. Where it fails, nothing is held.
 */
export function claimMail(
  database: Kysely<ReceiverDatabase>,
  claim: Claim,
): Promise<ClaimedMail[]> {
  return database.transaction().execute(async (transaction) => {
    const leasedUntil = new Date(claim.now.getTime() + claim.leaseMs)
    const claimed = await leaseDueMail(transaction, claim, leasedUntil)
    return claimed.length > 0 ? withSubmissions(transaction, claimed, leasedUntil) : []
  })
}

/**
 * Says what is due and held by nobody. What lies further ahead than is ever written was written by
 * a clock that has been set back since; else it would hold the mail for as long as it was ahead.
 */
function isFree({ now, leaseMs }: Claim) {
  const inMs = (ms: number) => new Date(now.getTime() + ms).toISOString()
  return (is: ExpressionBuilder<ReceiverDatabase, 'outbox'>) =>
    is.and([
      is('state', '=', 'waiting'),
      is.or([
        is('next_attempt_at', '<=', inMs(0)),
        is('next_attempt_at', '>', inMs(LONGEST_DELAY_MS + CLOCKS_DIFFER_MS)),
      ]),
      is.or([
        is('leased_until', 'is', null),
        is('leased_until', '<=', inMs(0)),
        is('leased_until', '>', inMs(leaseMs + CLOCKS_DIFFER_MS)),
      ]),
    ])
}

function leaseDueMail(
  transaction: Transaction<ReceiverDatabase>,
  claim: Claim,
  leasedUntil: Date,
): Promise<ClaimedRow[]> {
  const due = transaction
    .selectFrom('outbox')
    .select('submission_id')
    .where(isFree(claim))
    .orderBy('next_attempt_at')
    .limit(claim.limit)
  return (
    transaction
      .updateTable('outbox')
      .set({ lease_owner: claim.owner, leased_until: leasedUntil.toISOString() })
      .where('submission_id', 'in', due)
      // Again, outside the subquery: PostgreSQL looks at these anew when it has waited for another
      // process's claim on the same row, and at the subquery it does not.
      .where(isFree(claim))
      .returning(['submission_id', 'message_id', 'attempts', 'permanent_refusals'])
      .execute()
  )
}

async function withSubmissions(
  transaction: Transaction<ReceiverDatabase>,
  claimed: readonly ClaimedRow[],
  leasedUntil: Date,
): Promise<ClaimedMail[]> {
  const ids = claimed.map(({ submission_id }) => submission_id)
  const submissions = await transaction
    .selectFrom('submissions')
    .selectAll()
    .where('id', 'in', ids)
    .execute()
  return submissions.flatMap((submission) => {
    const mail = claimed.find(({ submission_id }) => submission_id === submission.id)
    if (!mail) return []
    const { message_id: messageId, attempts, permanent_refusals: permanentRefusals } = mail
    return [{ submission, messageId, attempts, permanentRefusals, leasedUntil }]
  })
}

/** When the next mail that nobody holds is due; null where none waits. */
export async function nextMailDueAt(database: Kysely<ReceiverDatabase>): Promise<Date | null> {
  const next = await database
    .selectFrom('outbox')
    .select(({ fn }) => fn.min('next_attempt_at').as('due_at'))
    .where('state', '=', 'waiting')
    .where('leased_until', 'is', null)
    .executeTakeFirst()
  return next?.due_at ? new Date(next.due_at) : null
}

/** How an attempt ended. */
export type SendOutcome = { failure: SendFailure | null; endedAt: Date }

type Settlement = UpdateObject<ReceiverDatabase, 'outbox'> & {
  state: 'sent' | 'waiting' | 'dead'
  attempts: number
}

/**
 * What the outbox says after an attempt: sent, to be tried again later, or given up.
 * @param before what had been tried until then.
 */
export function settlementOf(before: Tries, { failure, endedAt }: SendOutcome): Settlement {
  const attempts = before.attempts + 1
  const permanentRefusals = before.permanentRefusals + (failure?.isPermanent ? 1 : 0)
  const ended = {
    attempts,
    permanent_refusals: permanentRefusals,
    last_error: failure?.reason ?? null,
    lease_owner: null,
    leased_until: null,
  }
  if (failure === null) return { ...ended, state: 'sent', sent_at: endedAt.toISOString() }
  const delayMs = retryDelayMs({ attempts, permanentRefusals })
  if (delayMs === null) return { ...ended, state: 'dead' }
  const next_attempt_at = new Date(endedAt.getTime() + delayMs).toISOString()
  return { ...ended, state: 'waiting', next_attempt_at }
}

/** Writes the end of an attempt down, unless another process has taken the mail over since. */
export async function settleMail(
  database: Kysely<ReceiverDatabase>,
  { submissionId, owner }: { submissionId: string; owner: string },
  settlement: Settlement,
): Promise<void> {
  await database
    .updateTable('outbox')
    .set(settlement)
    .where('submission_id', '=', submissionId)
    .where('lease_owner', '=', owner)
    .execute()
}
