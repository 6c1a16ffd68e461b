import type { Kysely } from 'kysely'

/** The language of what visitors send, and of what is mailed to them; null for the site's first one. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  for (const table of ['submissions', 'subscribers', 'mailings']) {
    await schema.alterTable(table).addColumn('language', 'text').execute()
  }
}
