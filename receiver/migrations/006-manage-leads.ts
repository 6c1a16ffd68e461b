import type { Kysely } from 'kysely'

const SOURCE_COLUMNS = [
  'page',
  'referrer',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
]

/** Where a message came from, who cares for it until when, what was noted of it, and who read it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const column of [...SOURCE_COLUMNS, 'assigned_to', 'due_on']) {
    await database.schema.alterTable('submissions').addColumn(column, 'text').execute()
  }
  // A list counts messages by status, and shows the newest of one. With the id it reads no message for that.
  await database.schema
    .createIndex('submissions_by_status')
    .on('submissions')
    .columns(['status', 'received_at', 'id'])
    .execute()

  await database.schema
    .createTable('notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) => column.notNull())
    .addColumn('written_at', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    // Who erases a submission erases its notes with it.
    .addForeignKeyConstraint('notes_submission', ['submission_id'], 'submissions', ['id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  await database.schema
    .createIndex('notes_by_submission')
    .on('notes')
    .columns(['submission_id', 'written_at'])
    .execute()

  // No foreign key: that a message was erased is told after it is gone.
  await database.schema
    .createTable('access_log')
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
  await database.schema
    .createIndex('access_log_by_time')
    .on('access_log')
    .columns(['accessed_at', 'person', 'action'])
    .execute()
}
