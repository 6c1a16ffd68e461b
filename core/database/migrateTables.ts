import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { DatabaseError } from './DatabaseError.ts'

/** Changes of tables, in order; each name begins with its date. */
export type Migrations = Record<string, Migration>

/** Table that records the migrations of the core's tables. */
export const CORE_MIGRATIONS = 'kysely_migration'

type TableChanges = {
  migrations: Migrations
  /** Table that records which of them ran; the core and the studio have one each. */
  madeIn: string
}

/**
 * Brings tables up to date. Safe when two processes start at the same time.
 * @throws DatabaseError if the tables belong to another version, which leaves them unchanged; else the error of the
 * failed migration, which is rolled back.
 */
export async function migrateTables<Database>(
  database: Kysely<Database>,
  { migrations, madeIn }: TableChanges,
): Promise<void> {
  const unknown = (await namesIn(database, madeIn)).find((name) => !(name in migrations))
  if (unknown !== undefined) throw new DatabaseError({ kind: 'other version', change: unknown })
  const { error } = await new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
    migrationTableName: madeIn,
    migrationLockTableName: `${madeIn}_lock`,
  }).migrateToLatest()
  if (error) throw error
}

/** Names of the migrations that ran; empty for an empty database. */
async function namesIn<Database>(database: Kysely<Database>, madeIn: string): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === madeIn)) return []
  const query = sql<{ name: string }>`select name from ${sql.table(madeIn)}`
  const { rows } = await query.execute(database)
  return rows.map(({ name }) => name)
}
