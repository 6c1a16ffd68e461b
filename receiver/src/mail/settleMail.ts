import type { Kysely, UpdateObject } from 'kysely'
import type { ReceiverDatabase } from '../storage/schema.ts'
import type { SendFailure } from './readSendFailure.ts'
import { retryDelayMs } from './retrySchedule.ts'

/** How an attempt ended. */
export type SendOutcome = { failure: SendFailure | null; endedAt: Date }

type Outcome = UpdateObject<ReceiverDatabase, 'outbox'> & { state: 'sent' | 'waiting' | 'dead' }

/** What the outbox says after an attempt: sent, to be tried again later, or given up. */
export function settlementOf(attempts: number, { failure, endedAt }: SendOutcome): Outcome {
  const free = { lease_owner: null, leased_until: null }
  if (failure === null) {
    return { ...free, state: 'sent', sent_at: endedAt.toISOString(), last_error: null }
  }
  const delayMs = retryDelayMs(attempts, failure)
  if (delayMs === null) return { ...free, state: 'dead', last_error: failure.reason }
  const next_attempt_at = new Date(endedAt.getTime() + delayMs).toISOString()
  return { ...free, state: 'waiting', next_attempt_at, last_error: failure.reason }
}

/** Writes the end of an attempt down, unless another process has taken the mail over since. */
export async function settleMail(
  database: Kysely<ReceiverDatabase>,
  { submissionId, owner }: { submissionId: string; owner: string },
  settlement: Outcome,
): Promise<void> {
  await database
    .updateTable('outbox')
    .set(settlement)
    .where('submission_id', '=', submissionId)
    .where('lease_owner', '=', owner)
    .execute()
}
