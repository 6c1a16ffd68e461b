import type { Kysely } from 'kysely'

/** People have several keys, which they tell apart by name, and an address to which a link for a lost one is sent. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('studio_passkeys')
    .addColumn('name', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await schema.alterTable('studio_people').addColumn('email', 'text').execute()
  await schema.alterTable('studio_links').addColumn('email', 'text').execute()
}
