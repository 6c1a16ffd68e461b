import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { ConfigError } from '../../server/config.ts'

type TableChanges = {
  /** In order; each name begins with its day. */
  migrations: Record<string, Migration>
  /** Remembers which of them were made; tables of the receiver and of the studio are changed apart. */
  madeIn: string
}

/**
 * Brings tables up to date. Safe when two processes start together.
 * @throws ConfigError where the tables are those of another version, which stay as they are; else the error of the
 * migration that failed, which is undone.
 */
export async function migrateTables<Tables>(
  database: Kysely<Tables>,
  { migrations, madeIn }: TableChanges,
): Promise<void> {
  const unknown = (await namesIn(database, madeIn)).find((name) => !(name in migrations))
  if (unknown !== undefined) {
    throw new ConfigError(
      `DATA_DIRECTORY or DATABASE_URL names a database of another version: its tables have the change "${unknown}", which is unknown here. Nothing in it was touched. docs/upgrade.md tells how to take it along, and how to begin with an empty one.`,
    )
  }
  const { error } = await new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
    migrationTableName: madeIn,
    migrationLockTableName: `${madeIn}_lock`,
  }).migrateToLatest()
  if (error) throw error
}

/** Names of the changes that were made; none where the database is empty. */
async function namesIn<Tables>(database: Kysely<Tables>, madeIn: string): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === madeIn)) return []
  const query = sql<{ name: string }>`select name from ${sql.table(madeIn)}`
  const { rows } = await query.execute(database)
  return rows.map(({ name }) => name)
}
