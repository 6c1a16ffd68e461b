import type { Kysely } from 'kysely'
import type { OutboxTable, ReceiverDatabase, SubmissionsTable } from '../storage/schema.ts'

export type ClaimedMail = {
  submission: SubmissionsTable
  messageId: string
  /** Attempts begun, this one included. */
  attempts: number
  leasedUntil: Date
}

type Claim = {
  owner: string
  now: Date
  leaseMs: number
  limit: number
}

/**
 * Takes mail that is due, longest waiting first, and holds it for this process until the lease ends
 * or the mail is settled. No other process takes it meanwhile.
 */
export async function claimMail(
  database: Kysely<ReceiverDatabase>,
  { owner, now, leaseMs, limit }: Claim,
): Promise<ClaimedMail[]> {
  const nowIso = now.toISOString()
  const leasedUntil = new Date(now.getTime() + leaseMs)
  const due = database
    .selectFrom('outbox')
    .select('submission_id')
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '<=', nowIso)
    .where((is) => is.or([is('leased_until', 'is', null), is('leased_until', '<=', nowIso)]))
    .orderBy('next_attempt_at')
    .limit(limit)
  const claimed = await database
    .updateTable('outbox')
    .set((outbox) => ({
      lease_owner: owner,
      leased_until: leasedUntil.toISOString(),
      attempts: outbox('attempts', '+', 1),
    }))
    .where('submission_id', 'in', due)
    // Again, outside the subquery: PostgreSQL looks at these anew when it has waited for another
    // process's claim on the same row, and at the subquery it does not.
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '<=', nowIso)
    .where((is) => is.or([is('leased_until', 'is', null), is('leased_until', '<=', nowIso)]))
    .returning(['submission_id', 'message_id', 'attempts'])
    .execute()
  if (claimed.length === 0) return []
  return withSubmissions(database, claimed, leasedUntil)
}

async function withSubmissions(
  database: Kysely<ReceiverDatabase>,
  claimed: Pick<OutboxTable, 'submission_id' | 'message_id' | 'attempts'>[],
  leasedUntil: Date,
): Promise<ClaimedMail[]> {
  const ids = claimed.map(({ submission_id }) => submission_id)
  const submissions = await database
    .selectFrom('submissions')
    .selectAll()
    .where('id', 'in', ids)
    .execute()
  return submissions.flatMap((submission) => {
    const mail = claimed.find(({ submission_id }) => submission_id === submission.id)
    if (!mail) return []
    return [{ submission, messageId: mail.message_id, attempts: mail.attempts, leasedUntil }]
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
