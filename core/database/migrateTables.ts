import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { DatabaseError } from './DatabaseError.ts'

/** Changes of tables, in order; each name begins with its day. */
export type Migrations = Record<string, Migration>

/** Table that remembers which changes of the core's tables were made. */
export const CORE_MIGRATIONS = 'kysely_migration'

type TableChanges = {
  migrations: Migrations
  /** Remembers which of them were made; tables of the core and of the studio are changed apart. */
  madeIn: string
}

/**
 * Brings tables up to date. Safe when two processes start together.
 * @throws DatabaseError where the tables are those of another version, which stay as they are; else the error of the
 * migration that failed, which is undone.
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

/** Names of the changes that were made; none where the database is empty. */
async function namesIn<Database>(database: Kysely<Database>, madeIn: string): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === madeIn)) return []
  const query = sql<{ name: string }>`select name from ${sql.table(madeIn)}`
  const { rows } = await query.execute(database)
  return rows.map(({ name }) => name)
}
