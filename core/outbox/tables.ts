import type { Kysely } from 'kysely'

export type DeliveryKind =
  | 'owner-mail'
  | 'digest'
  | 'visitor-answer'
  /** What somebody in the studio has written to a visitor. */
  | 'reply'
  | 'webhook'
  | 'confirmation'
  | 'article'
  /** Links for somebody who has lost the key of the studio, or is invited: the studio sends them itself. */
  | 'key-link'
  | 'invitation'
export const DELIVERY_STATES = ['waiting', 'sent', 'dead'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** Something that is to be sent to somebody. Times are ISO 8601 as above. */
export type DeliveriesTable = {
  /** Made of kind, submission and recipient, as far as it has them: what was noted down is not noted down again. */
  id: string
  kind: DeliveryKind
  /**
   * Id of a subscriber, or of somebody who uses the studio, or name of somebody invited; null where the settings or the
   * submission say who it is when it is sent.
   */
  recipient: string | null
  /** The submission that it is about, and is erased with; null for none. */
  submission_id: string | null
  /**
   * By which the recipient knows a second copy: Message-ID of a mail, without angle brackets. The
   * same at every attempt.
   */
  message_id: string
  /** JSON, for kinds that need more than the submission. */
  payload: string | null
  /** A `dead` delivery is not tried again by itself. */
  state: DeliveryState
  /** Attempts that have ended, sent or not; one that a crash cut off is not among them. */
  attempts: number
  /** Those of them that the recipient refused for good. */
  permanent_refusals: number
  next_attempt_at: string
  /** The process that is sending it; its claim ends at `leased_until`. */
  lease_owner: string | null
  leased_until: string | null
  /** The last failure in words of ours, with codes; never words of a visitor. */
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
    // Erasing a submission erases what was to be told of it.
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
  // A subscriber who leaves takes along what still waits for them.
  await schema
    .createIndex('deliveries_by_recipient')
    .on('deliveries')
    .column('recipient')
    .where('recipient', 'is not', null)
    .execute()
}
