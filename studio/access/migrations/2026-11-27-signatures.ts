import type { Kysely } from 'kysely'

/** What stands below somebody's replies to visitors. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('studio_people').addColumn('signature', 'text').execute()
}
