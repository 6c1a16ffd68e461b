import type { Kysely } from 'kysely'

/** Links by which people without a session see the draft site. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('studio_preview_links')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.references('studio_people.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
}
