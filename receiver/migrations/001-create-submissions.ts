import type { Kysely } from 'kysely'

/** Text and foreign keys only, so that SQLite and PostgreSQL read it alike. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
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
    .execute()
  await database.schema
    .createIndex('submissions_by_time')
    .on('submissions')
    .column('received_at')
    .execute()
  await database.schema
    .createIndex('submissions_by_email')
    .on('submissions')
    .column('email')
    .execute()

  // The claim on a content stands before its submission, so the check waits for the commit.
  await database.schema
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
  await database.schema
    .createIndex('recent_content_by_submission')
    .on('recent_content')
    .column('submission_id')
    .execute()
}
