import type { OutboxTable } from './schema.ts'

/**
 * The mail about a submission, waiting to be sent.
 * @param now ISO 8601, when it may first be sent.
 * @param mailHost last part of its Message-ID.
 */
export function outboxRow(
  submissionId: string,
  now: string,
  mailHost: string,
): Omit<OutboxTable, 'lease_owner' | 'leased_until' | 'last_error' | 'sent_at'> {
  return {
    submission_id: submissionId,
    // Made from the submission, so that every attempt has the same and a copy can be recognised.
    message_id: `${submissionId}@${mailHost}`,
    state: 'waiting',
    attempts: 0,
    permanent_refusals: 0,
    next_attempt_at: now,
    created_at: now,
  }
}
