import { type Kysely, sql } from 'kysely'

const SOURCE_COLUMNS = [
  'page',
  'referrer',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
]

/** All tables, in words that SQLite and PostgreSQL read alike; what the columns hold stands in `schema.ts`. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createSubmissions(database)
  await createDeliveries(database)
  await createSpam(database)
  await createSubscribers(database)
  await createNotesAndLog(database)
  await createCounts(database)
}

async function createSubmissions({ schema }: Kysely<unknown>): Promise<void> {
  let submissions = schema
    .createTable('submissions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('phone', 'text')
    .addColumn('subject', 'text')
    .addColumn('comments', 'text')
    .addColumn('extra_fields', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('assigned_to', 'text')
    .addColumn('due_on', 'text')
    .addColumn('spam_signals', 'text', (column) => column.notNull())
    .addColumn('text_fingerprint', 'text')
    .addColumn('token_id', 'text')
    .addColumn('learned_as', 'text')
  for (const column of SOURCE_COLUMNS) submissions = submissions.addColumn(column, 'text')
  await submissions.execute()
  await schema.createIndex('submissions_by_time').on('submissions').column('received_at').execute()
  await schema
    .createIndex('submissions_by_lower_email')
    .on('submissions')
    .column(sql`lower(email)`)
    .execute()
  // A list counts messages by status, and shows the newest of one. With the id it reads no message for that.
  await schema
    .createIndex('submissions_by_status')
    .on('submissions')
    .columns(['status', 'received_at', 'id'])
    .execute()
  for (const column of ['text_fingerprint', 'token_id']) {
    await schema
      .createIndex(`submissions_by_${column}`)
      .on('submissions')
      .column(column)
      // Most rows may have none, newsletter subscriptions for instance.
      .where(column, 'is not', null)
      .execute()
  }

  // The claim on a content stands before its submission, so the check waits for the commit.
  await schema
    .createTable('recent_content')
    .addColumn('content_hash', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addForeignKeyConstraint(
      'recent_content_submission',
      ['submission_id'],
      'submissions',
      ['id'],
      (key) => key.onDelete('cascade').deferrable().initiallyDeferred(),
    )
    .execute()
  await schema
    .createIndex('recent_content_by_submission')
    .on('recent_content')
    .column('submission_id')
    .execute()

  await schema
    .createTable('write_probe')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute()
}

async function createDeliveries({ schema }: Kysely<unknown>): Promise<void> {
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

async function createSpam({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('spam_words')
    .addColumn('word', 'text', (column) => column.primaryKey())
    .addColumn('spam_messages', 'integer', (column) => column.notNull())
    .addColumn('wanted_messages', 'integer', (column) => column.notNull())
    .execute()
  await schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .execute()
  // Columns in the order that rate-limiter-flexible writes them. SQLite counts in memory instead.
  await schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('expire', 'bigint')
    .execute()
}

async function createSubscribers({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('subscribers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('wording', 'text', (column) => column.notNull())
    .addColumn('signed_up_at', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'text')
    .addColumn('confirmed_at', 'text')
    .addColumn('ended_at', 'text')
    .execute()
  await schema
    .createIndex('subscribers_by_email')
    .unique()
    .on('subscribers')
    .column(sql`lower(email)`)
    .execute()
  await schema
    .createIndex('subscribers_by_time')
    .on('subscribers')
    .columns(['signed_up_at', 'id'])
    .execute()
  await schema
    .createTable('mailings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
}

async function createNotesAndLog({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) => column.notNull())
    .addColumn('written_at', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    // Erasing a submission erases its notes with it.
    .addForeignKeyConstraint('notes_submission', ['submission_id'], 'submissions', ['id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  await schema
    .createIndex('notes_by_submission')
    .on('notes')
    .columns(['submission_id', 'written_at'])
    .execute()

  // No foreign key: that a message was erased is told after it is gone.
  await schema
    .createTable('access_log')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('submission_id', 'text', (column) => column.notNull())
    .addColumn('accessed_at', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('access_log_entry', [
      'submission_id',
      'accessed_at',
      'person',
      'action',
    ])
    .execute()
  await schema
    .createIndex('access_log_by_time')
    .on('access_log')
    .columns(['accessed_at', 'person', 'action'])
    .execute()
}

/** Counts are whole numbers as far as JavaScript has them; a larger integer would come from PostgreSQL as text. */
const COUNT = 'double precision'

async function createCounts({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('not_found')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('requests', COUNT, (column) => column.notNull())
    .addColumn('last_day', 'text', (column) => column.notNull())
    .addColumn('linked_from', 'text')
    .execute()
  await schema
    .createTable('analytics')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('measure', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('count', COUNT, (column) => column.notNull())
    .addPrimaryKeyConstraint('analytics_entry', ['day', 'page', 'measure', 'detail'])
    .execute()
}
