import type { Kysely } from 'kysely'

/** Working copies of records, one per file. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('studio_drafts')
    .addColumn('file', 'text', (column) => column.primaryKey())
    .addColumn('draft', 'text', (column) => column.notNull())
    .addColumn('began_from', 'text')
    .addColumn('replaced', 'text', (column) => column.notNull())
    .addColumn('revision', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .execute()
}
