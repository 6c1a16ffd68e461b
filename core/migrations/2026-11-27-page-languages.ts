import type { Kysely } from 'kysely'

/** The language of a visitor's input and of the mail to the visitor; null for the site's first language. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  for (const table of ['submissions', 'subscribers', 'mailings']) {
    await schema.alterTable(table).addColumn('language', 'text').execute()
  }
}
