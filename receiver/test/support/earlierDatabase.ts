import { type Dialect, Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { DatabaseConfig } from '../../src/storage/openDatabase.ts'
import { postgresMigrationDialect } from '../../src/storage/openPostgres.ts'
import { SQLITE_FILE_NAME } from '../../src/storage/openSqlite.ts'
import type { DeliveriesTable, ReceiverDatabase } from '../../src/storage/schema.ts'
import { sqliteDialect } from '../../src/storage/sqliteDialect.ts'

/** The tables as they were while the outbox held the owner's mail alone. */
export type EarlierDatabase = Pick<ReceiverDatabase, 'submissions'> & {
  outbox: Omit<DeliveriesTable, 'id' | 'kind' | 'recipient' | 'payload' | 'permanent_refusals'> & {
    permanent_refusals?: number
  }
}

/** Opens a database as an earlier version left it: with these changes of its tables, and no others. */
export async function openEarlierDatabase(
  config: DatabaseConfig,
  migrations: Record<string, Migration>,
): Promise<Kysely<EarlierDatabase>> {
  const database = new Kysely<EarlierDatabase>({ dialect: dialectOf(config) })
  const provider = { getMigrations: async () => migrations }
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest()
  if (error) throw error
  return database
}

function dialectOf({ dataDirectory, databaseUrl }: DatabaseConfig): Dialect {
  if (databaseUrl !== null) return postgresMigrationDialect(databaseUrl)
  return sqliteDialect(`${dataDirectory}/${SQLITE_FILE_NAME}`, 0)
}
