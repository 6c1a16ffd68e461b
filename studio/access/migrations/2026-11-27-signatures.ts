import type { Kysely } from 'kysely'

/** The signature below a person's replies to visitors. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('studio_people').addColumn('signature', 'text').execute()
}
