import type { ExpressionBuilder, Kysely, Transaction, UpdateObject } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { ClaimedDelivery, Sender, SendFailure } from './sender.ts'
import type { DeliveriesTable, DeliveryKind } from './tables.ts'

export type NewDelivery = Omit<
  DeliveriesTable,
  'lease_owner' | 'leased_until' | 'last_error' | 'sent_at'
>

type Purpose = Pick<DeliveriesTable, 'id' | 'kind' | 'message_id'> &
  Partial<Pick<DeliveriesTable, 'recipient' | 'submission_id' | 'payload'>>

/**
 * A waiting delivery that has not been tried yet.
 * @param dueAt ISO 8601.
 */
export function newDelivery(purpose: Purpose, dueAt: string): NewDelivery {
  return {
    recipient: null,
    submission_id: null,
    payload: null,
    ...purpose,
    state: 'waiting',
    attempts: 0,
    permanent_refusals: 0,
    next_attempt_at: dueAt,
    created_at: dueAt,
  }
}

/**
 * Queues deliveries; ids that are already in the table are skipped.
 * @returns the kind of each delivery that was added.
 */
export async function insertDeliveries(
  transaction: Transaction<Tables>,
  deliveries: readonly NewDelivery[],
): Promise<DeliveryKind[]> {
  if (deliveries.length === 0) return []
  // All processes insert in the same order, so that they do not deadlock.
  const inOrder = deliveries.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const rows = await transaction
    .insertInto('deliveries')
    .values(inOrder)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('kind')
    .execute()
  return rows.map(({ kind }) => kind)
}

/** The largest difference to expect between the clocks of machines that share an outbox. */
const CLOCKS_DIFFER_MS = 3 * 60_000

export type Claim = Pick<Sender, 'kind' | 'retryDelaysMs'> & {
  owner: string
  now: Date
  leaseMs: number
  limit: number
}

type ClaimedRow = Pick<
  DeliveriesTable,
  | 'id'
  | 'recipient'
  | 'submission_id'
  | 'message_id'
  | 'payload'
  | 'attempts'
  | 'permanent_refusals'
>

/**
 * Claims due deliveries of a kind, the longest waiting first, for this process until the lease ends or they are
 * settled. No other process takes them meanwhile. If the claim fails, nothing is held.
 */
export function claimDeliveries(
  database: Kysely<Tables>,
  claim: Claim,
): Promise<ClaimedDelivery[]> {
  return database.transaction().execute(async (transaction) => {
    const leasedUntil = new Date(claim.now.getTime() + claim.leaseMs)
    const claimed = await leaseDue(transaction, claim, leasedUntil)
    return claimed.length > 0 ? withSubmissions(transaction, claimed, leasedUntil) : []
  })
}

/**
 * The condition for a delivery that is due and not leased. Times further ahead than any that we write come from a clock
 * that was set back since; they count as past, else the delivery would wait until the clock caught up.
 */
function isFree({ kind, retryDelaysMs, now, leaseMs }: Claim) {
  const inMs = (ms: number) => new Date(now.getTime() + ms).toISOString()
  const longestDelayMs = Math.max(0, ...retryDelaysMs)
  return (is: ExpressionBuilder<Tables, 'deliveries'>) =>
    is.and([
      is('state', '=', 'waiting'),
      is('kind', '=', kind),
      is.or([
        is('next_attempt_at', '<=', inMs(0)),
        is('next_attempt_at', '>', inMs(longestDelayMs + CLOCKS_DIFFER_MS)),
      ]),
      is.or([
        is('leased_until', 'is', null),
        is('leased_until', '<=', inMs(0)),
        is('leased_until', '>', inMs(leaseMs + CLOCKS_DIFFER_MS)),
      ]),
    ])
}

function leaseDue(
  transaction: Transaction<Tables>,
  claim: Claim,
  leasedUntil: Date,
): Promise<ClaimedRow[]> {
  const due = transaction
    .selectFrom('deliveries')
    .select('id')
    .where(isFree(claim))
    .orderBy('next_attempt_at')
    .limit(claim.limit)
  return (
    transaction
      .updateTable('deliveries')
      .set({ lease_owner: claim.owner, leased_until: leasedUntil.toISOString() })
      .where('id', 'in', due)
      // The condition is repeated outside the subquery: after PostgreSQL has waited for another process's claim on the
      // same row, it checks this condition again, but not the subquery.
      .where(isFree(claim))
      .returning([
        'id',
        'recipient',
        'submission_id',
        'message_id',
        'payload',
        'attempts',
        'permanent_refusals',
      ])
      .execute()
  )
}

async function withSubmissions(
  transaction: Transaction<Tables>,
  claimed: readonly ClaimedRow[],
  leasedUntil: Date,
): Promise<ClaimedDelivery[]> {
  const ids = claimed.flatMap(({ submission_id }) => submission_id ?? [])
  // PostgreSQL rejects an empty list.
  const submissions =
    ids.length > 0
      ? await transaction.selectFrom('submissions').selectAll().where('id', 'in', ids).execute()
      : []
  const byId = new Map(submissions.map((submission) => [submission.id, submission]))
  return claimed.map(
    ({ id, recipient, submission_id, message_id, payload, attempts, permanent_refusals }) => ({
      id,
      recipient,
      payload,
      messageId: message_id,
      submission: byId.get(submission_id ?? '') ?? null,
      attempts,
      permanentRefusals: permanent_refusals,
      leasedUntil,
    }),
  )
}

/** When the next delivery of a kind without a lease is due; null if none waits. */
export async function nextDueAt(
  database: Kysely<Tables>,
  kind: DeliveryKind,
): Promise<Date | null> {
  const next = await database
    .selectFrom('deliveries')
    .select('next_attempt_at')
    .where('state', '=', 'waiting')
    .where('kind', '=', kind)
    .where('leased_until', 'is', null)
    .orderBy('next_attempt_at')
    .limit(1)
    .executeTakeFirst()
  return next ? new Date(next.next_attempt_at) : null
}

/** Ended attempts, and how many of them were permanently refused. */
type Tries = Pick<ClaimedDelivery, 'attempts' | 'permanentRefusals'>

/** How often a kind of delivery is tried. */
type Patience = Pick<Sender, 'retryDelaysMs' | 'maxPermanentRefusals'>

type SendOutcome = { failure: SendFailure | null; endedAt: Date }

type Settlement = UpdateObject<Tables, 'deliveries'> & {
  state: DeliveriesTable['state']
  attempts: number
}

/**
 * The state of a delivery after an attempt: sent, waiting for a retry, or given up.
 * @param before the attempts before this one.
 */
export function settlementOf(
  before: Tries,
  { failure, endedAt }: SendOutcome,
  { retryDelaysMs, maxPermanentRefusals }: Patience,
): Settlement {
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
  const delayMs = retryDelaysMs[attempts - 1]
  if (delayMs === undefined || permanentRefusals >= maxPermanentRefusals) {
    return { ...ended, state: 'dead' }
  }
  const next_attempt_at = new Date(endedAt.getTime() + delayMs).toISOString()
  return { ...ended, state: 'waiting', next_attempt_at }
}

/** Stores the result of an attempt, unless another process has claimed the delivery since. */
export async function settleDelivery(
  database: Kysely<Tables>,
  { id, owner }: { id: string; owner: string },
  settlement: Settlement,
): Promise<void> {
  await database
    .updateTable('deliveries')
    .set(settlement)
    .where('id', '=', id)
    .where('lease_owner', '=', owner)
    .execute()
}
