import type { Kysely } from 'kysely'

/**
 * How often pages were seen, where from, and how fast they were: sums of a day, and no single visit. And the log of
 * access tells of readers too.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('page_numbers')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('measure', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    // Whole numbers as far as JavaScript has them; a larger integer would come from PostgreSQL as text.
    .addColumn('count', 'double precision', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_numbers_entry', ['day', 'page', 'measure', 'detail'])
    .execute()

  await database.schema
    .alterTable('access_log')
    .addColumn('subject', 'text', (column) => column.notNull().defaultTo('message'))
    .execute()
}
