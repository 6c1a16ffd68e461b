import { type Kysely, sql } from 'kysely'

type Row = { id: string; email: string; state: string; wording: string; signed_up_at: string }
type Tables = {
  submissions: { id: string; email: string; form: string; status: string; received_at: string }
  readers: Row
}

/**
 * The readers of the newsletter, and what is sent to them. Who subscribed before is pending: nobody has asked
 * whether the address is theirs.
 */
export async function up(database: Kysely<Tables>): Promise<void> {
  await database.schema
    .createTable('readers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('wording', 'text', (column) => column.notNull())
    .addColumn('signed_up_at', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'text')
    .addColumn('confirmed_at', 'text')
    .addColumn('ended_at', 'text')
    .execute()
  await database
    .insertInto('readers')
    .columns(['id', 'email', 'state', 'wording', 'signed_up_at'])
    .expression(({ selectFrom }) =>
      selectFrom('submissions')
        .select(({ fn }) => [
          fn.min('id').as('id'),
          fn.min('email').as('email'),
          sql.lit('pending').as('state'),
          sql.lit('').as('wording'),
          fn.max('received_at').as('signed_up_at'),
        ])
        .where('form', '=', 'newsletter')
        .where('status', '<>', 'spam')
        .groupBy(sql`lower(email)`),
    )
    .execute()
  await database.schema
    .createIndex('readers_by_email')
    .unique()
    .on('readers')
    .column(sql`lower(email)`)
    .execute()
  await database.schema
    .createIndex('readers_by_time')
    .on('readers')
    .columns(['signed_up_at', 'id'])
    .execute()

  await database.schema
    .createTable('mailings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  // Who leaves takes along what still waits for them.
  await database.schema
    .createIndex('deliveries_by_recipient')
    .on('deliveries')
    .column('recipient')
    .where('recipient', 'is not', null)
    .execute()
}
