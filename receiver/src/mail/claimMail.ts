import type { Kysely, Transaction } from 'kysely'
import type { OutboxTable, ReceiverDatabase, SubmissionsTable } from '../storage/schema.ts'

export type ClaimedMail = {
  submission: SubmissionsTable
  messageId: string
  /** Attempts that have ended before this one, and how many of them were refused for good. */
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

function leaseDueMail(
  transaction: Transaction<ReceiverDatabase>,
  { owner, now, limit }: Claim,
  leasedUntil: Date,
): Promise<ClaimedRow[]> {
  const nowIso = now.toISOString()
  const due = transaction
    .selectFrom('outbox')
    .select('submission_id')
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '<=', nowIso)
    .where((is) => is.or([is('leased_until', 'is', null), is('leased_until', '<=', nowIso)]))
    .orderBy('next_attempt_at')
    .limit(limit)
  return (
    transaction
      .updateTable('outbox')
      .set({ lease_owner: owner, leased_until: leasedUntil.toISOString() })
      .where('submission_id', 'in', due)
      // Again, outside the subquery: PostgreSQL looks at these anew when it has waited for another
      // process's claim on the same row, and at the subquery it does not.
      .where('state', '=', 'waiting')
      .where('next_attempt_at', '<=', nowIso)
      .where((is) => is.or([is('leased_until', 'is', null), is('leased_until', '<=', nowIso)]))
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
