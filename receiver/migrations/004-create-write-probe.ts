import type { Kysely } from 'kysely'

/** The one row that is written to find out whether anything can be written. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('write_probe')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute()
}
