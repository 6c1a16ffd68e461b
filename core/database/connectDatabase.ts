import type { Kysely } from 'kysely'
import type { Migrations } from './migrateTables.ts'
import { openPostgres } from './openPostgres.ts'
import { openSqlite } from './openSqlite.ts'
import type { Tables } from './tables.ts'

/** Which database holds the submissions. */
export type DatabaseConfig = {
  /** Folder of the SQLite database, used where no PostgreSQL is named. */
  dataDirectory: string
  /** Address of a PostgreSQL database, with user and password; null for SQLite. */
  databaseUrl: string | null
}

/** How long a database is waited for, where it is not as long as a receiver's start does. */
export type Patience = {
  /** For one statement, while another process holds SQLite; it blocks this one meanwhile. */
  sqliteMs?: number
  /** For PostgreSQL to answer. */
  postgresMs?: number
}

/**
 * Opens the database that the configuration names and brings its tables up to date. Any number of
 * processes may have it open, the receiver and the command line for instance.
 * @throws DatabaseError where the owner has to see to it; other errors when the folder cannot be made or the tables
 * cannot be brought up to date.
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
