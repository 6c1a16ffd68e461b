import { type Kysely, sql } from 'kysely'

/** The mail that waits to be sent, the search by email, and the counts of the rate limit. */
export async function up(database: Kysely<unknown>): Promise<void> {
  // Addresses are searched whatever their case: this replaces the index that minds it.
  await database.schema.dropIndex('submissions_by_email').execute()
  await database.schema
    .createIndex('submissions_by_lower_email')
    .on('submissions')
    .column(sql`lower(email)`)
    .execute()

  await database.schema
    .createTable('outbox')
    .addColumn('submission_id', 'text', (column) => column.primaryKey())
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('lease_owner', 'text')
    .addColumn('leased_until', 'text')
    .addColumn('last_error', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    // Who erases a submission erases its mail with it.
    .addForeignKeyConstraint('outbox_submission', ['submission_id'], 'submissions', ['id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  await database.schema
    .createIndex('outbox_by_state_and_time')
    .on('outbox')
    .columns(['state', 'next_attempt_at'])
    .execute()

  // Columns in the order that rate-limiter-flexible writes them. SQLite counts in memory instead.
  await database.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('expire', 'bigint')
    .execute()
}
