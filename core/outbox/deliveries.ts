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
 * A delivery that waits, not tried yet.
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
 * Notes deliveries down that were not noted down before.
 * @returns the kind of each of those.
 */
export async function insertDeliveries(
  transaction: Transaction<Tables>,
  deliveries: readonly NewDelivery[],
): Promise<DeliveryKind[]> {
  if (deliveries.length === 0) return []
  // Every process in the same order, so that no two wait for each other in a ring.
  const inOrder = deliveries.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const rows = await transaction
    .insertInto('deliveries')
    .values(inOrder)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('kind')
    .execute()
  return rows.map(({ kind }) => kind)
}

/** By how much the clocks of machines that share an outbox may differ. */
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
 * Takes deliveries of a kind that are due, longest waiting first, and holds them for this process
 * until the lease ends or they are settled. No other process takes them meanwhile. Where it fails,
 * nothing is held.
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
 * Says what is due and held by nobody. What lies further ahead than is ever written was written by
 * a clock that has been set back since; else it would hold the delivery for as long as it was ahead.
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
      // Again, outside the subquery: PostgreSQL looks at these anew when it has waited for another
      // process's claim on the same row, and at the subquery it does not.
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
  // PostgreSQL takes no empty list.
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

/** When the next delivery of a kind that nobody holds is due; null where none waits. */
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

/** Attempts that have ended, and those of them that were refused for good. */
type Tries = Pick<ClaimedDelivery, 'attempts' | 'permanentRefusals'>

/** How long a kind is tried for. */
type Patience = Pick<Sender, 'retryDelaysMs' | 'maxPermanentRefusals'>

/** How an attempt ended. */
type SendOutcome = { failure: SendFailure | null; endedAt: Date }

type Settlement = UpdateObject<Tables, 'deliveries'> & {
  state: DeliveriesTable['state']
  attempts: number
}

/**
 * The state of a delivery after an attempt: sent, to be tried again later, or given up.
 * @param before what had been tried until then.
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

/** Writes the end of an attempt down, unless another process has taken the delivery over since. */
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
