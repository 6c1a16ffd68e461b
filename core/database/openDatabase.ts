import type { Kysely } from 'kysely'
import type { ReceiverDatabase } from '../tables.ts'
import { openPostgres } from './openPostgres.ts'
import { openSqlite } from './openSqlite.ts'

/** Which database holds the submissions. */
export type DatabaseConfig = {
  /** Folder of the SQLite database, used where no PostgreSQL is named. */
  dataDirectory: string
  /** Address of a PostgreSQL database, with user and password; null for SQLite. */
  databaseUrl: string | null
}

/**
 * Opens the database that the configuration names and brings its tables up to date. Any number of
 * processes may have it open, the receiver and the command line for instance.
 * @throws ConfigError when PostgreSQL cannot be reached or rejects the address, or where the tables are those of another
 * version; other errors when the folder cannot be used or the tables cannot be brought up to date.
 */
export function openDatabase({
  dataDirectory,
  databaseUrl,
}: DatabaseConfig): Promise<Kysely<ReceiverDatabase>> {
  return databaseUrl === null ? openSqlite(dataDirectory) : openPostgres(databaseUrl)
}
