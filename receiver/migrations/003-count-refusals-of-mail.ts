import { type Kysely, sql } from 'kysely'

type Outbox = { outbox: { attempts: number; leased_until: string | null } }

/**
 * Refusals for good are counted apart, and attempts when they end; they were counted when they began,
 * so one that is under way is taken back. Refusals of before are not told from other failures.
 */
export async function up(database: Kysely<Outbox>): Promise<void> {
  await database.schema
    .alterTable('outbox')
    .addColumn('permanent_refusals', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await database
    .updateTable('outbox')
    .set({ attempts: sql`attempts - 1` })
    .where('leased_until', 'is not', null)
    .execute()
}
