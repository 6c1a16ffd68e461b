import { type Kysely, sql } from 'kysely'

const KEPT = [
  'submission_id',
  'message_id',
  'state',
  'attempts',
  'permanent_refusals',
  'next_attempt_at',
  'lease_owner',
  'leased_until',
  'last_error',
  'sent_at',
  'created_at',
] as const

type Row = Record<(typeof KEPT)[number], string>
type Tables = { outbox: Row; deliveries: Row & { id: string; kind: string } }

/** The outbox, which held the owner's mail alone, becomes a table of deliveries of several kinds. */
export async function up(database: Kysely<Tables>): Promise<void> {
  await database.schema
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
    // Who erases a submission erases what was to be told of it.
    .addForeignKeyConstraint(
      'deliveries_submission',
      ['submission_id'],
      'submissions',
      ['id'],
      (key) => key.onDelete('cascade'),
    )
    .execute()
  await database
    .insertInto('deliveries')
    .columns(['id', 'kind', ...KEPT])
    .expression(
      database
        .selectFrom('outbox')
        .select([
          sql<string>`'owner-mail/' || submission_id`.as('id'),
          sql.lit('owner-mail').as('kind'),
          ...KEPT,
        ]),
    )
    .execute()
  await database.schema.dropTable('outbox').execute()
  // After the rows: an index is built faster than it is kept up.
  await database.schema
    .createIndex('deliveries_by_due_time')
    .on('deliveries')
    .columns(['state', 'kind', 'next_attempt_at'])
    .execute()
  await database.schema
    .createIndex('deliveries_by_submission')
    .on('deliveries')
    .column('submission_id')
    .execute()
}
