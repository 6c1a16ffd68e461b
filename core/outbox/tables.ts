import type { Kysely } from 'kysely'

export type DeliveryKind =
  | 'owner-mail'
  | 'digest'
  | 'visitor-answer'
  /** A reply to a visitor, written in the studio. */
  | 'reply'
  | 'webhook'
  | 'confirmation'
  | 'article'
  /** Links for a person who has lost the studio's key, or is invited: the studio sends them itself. */
  | 'key-link'
  | 'invitation'
export const DELIVERY_STATES = ['waiting', 'sent', 'dead'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** One message to one recipient. Times are ISO 8601, as in the other tables. */
export type DeliveriesTable = {
  /** Built from the kind, the submission and the recipient, if it has them, so that nothing is queued twice. */
  id: string
  kind: DeliveryKind
  /**
   * Id of a subscriber or of a studio user, or the name of an invited person; null if the settings or the submission
   * give the recipient at the time of sending.
   */
  recipient: string | null
  /** The submission that the delivery is about and is erased with; null if there is none. */
  submission_id: string | null
  /**
   * Identifies copies to the recipient: the Message-ID of a mail, without angle brackets. It is the same at every
   * attempt.
   */
  message_id: string
  /** JSON, for kinds that need more than the submission. */
  payload: string | null
  /** A `dead` delivery is not retried automatically. */
  state: DeliveryState
  /** Ended attempts, sent or not; an attempt that a crash cut off does not count. */
  attempts: number
  /** How many of the attempts the recipient permanently refused. */
  permanent_refusals: number
  next_attempt_at: string
  /** The process that is sending the delivery; its claim ends at `leased_until`. */
  lease_owner: string | null
  leased_until: string | null
  /** The last failure in our words and codes; never words of a visitor. */
  last_error: string | null
  sent_at: string | null
  created_at: string
}

declare module '../database/tables.ts' {
  interface Tables {
    deliveries: DeliveriesTable
  }
}

export async function createDeliveriesTable({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('deliveries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text')
    .addColumn('submission_id', 'text')
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('payload', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('permanent_refusals', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('lease_owner', 'text')
    .addColumn('leased_until', 'text')
    .addColumn('last_error', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    // Erasing a submission erases its deliveries.
    .addForeignKeyConstraint(
      'deliveries_submission',
      ['submission_id'],
      'submissions',
      ['id'],
      (key) => key.onDelete('cascade'),
    )
    .execute()
  await schema
    .createIndex('deliveries_by_due_time')
    .on('deliveries')
    .columns(['state', 'kind', 'next_attempt_at'])
    .execute()
  await schema
    .createIndex('deliveries_by_submission')
    .on('deliveries')
    .column('submission_id')
    .execute()
  // For subscribers who leave: their waiting deliveries are deleted.
  await schema
    .createIndex('deliveries_by_recipient')
    .on('deliveries')
    .column('recipient')
    .where('recipient', 'is not', null)
    .execute()
}
