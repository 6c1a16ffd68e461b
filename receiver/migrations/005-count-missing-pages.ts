import type { Kysely } from 'kysely'

/** How often pages were asked for that the site does not have. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('missing_pages')
    .addColumn('path', 'text', (column) => column.primaryKey())
    // Whole numbers as far as JavaScript has them; a larger integer would come from PostgreSQL as text.
    .addColumn('requests', 'double precision', (column) => column.notNull())
    .addColumn('last_day', 'text', (column) => column.notNull())
    .addColumn('linked_from', 'text')
    .execute()
}
