import type { Kysely } from 'kysely'
import type { Migrations } from './migrateTables.ts'
import { openPostgres } from './openPostgres.ts'
import { openSqlite } from './openSqlite.ts'
import type { Tables } from './tables.ts'

/** Which database holds the submissions. */
export type DatabaseConfig = {
  /** Folder of the SQLite database, used unless PostgreSQL is configured. */
  dataDirectory: string
  /** Address of a PostgreSQL database, with user and password; null for SQLite. */
  databaseUrl: string | null
}

/** How long to wait for a database. The defaults suit the start of the receiver. */
export type Patience = {
  /** For one statement while another process locks SQLite; the wait blocks this process. */
  sqliteMs?: number
  /** For PostgreSQL to answer. */
  postgresMs?: number
}

/**
 * Opens the configured database and brings its tables up to date. Several processes may have it open at the same time,
 * such as the receiver and the command line.
 * @throws DatabaseError if the owner has to fix something; other errors if the folder cannot be created or a migration
 * fails.
 */
export function connectDatabase(
  { dataDirectory, databaseUrl }: DatabaseConfig,
  migrations: Migrations,
  { sqliteMs, postgresMs }: Patience = {},
): Promise<Kysely<Tables>> {
  return databaseUrl === null
    ? openSqlite(dataDirectory, migrations, sqliteMs)
    : openPostgres(databaseUrl, migrations, postgresMs)
}
