import type { Kysely, UpdateObject } from 'kysely'
import type { ReceiverDatabase } from '../storage/schema.ts'
import type { SendFailure } from './readSendFailure.ts'
import { retryDelayMs, type Tries } from './retrySchedule.ts'

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
