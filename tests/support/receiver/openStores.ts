import { openDatabase } from '../../../server/openDatabase.ts'

/** Opens the SQLite database in a folder. */
export function openSqlite(dataDirectory: string) {
  return openDatabase({ dataDirectory, databaseUrl: null })
}

/** Opens a PostgreSQL database. */
export function openPostgres(databaseUrl: string, postgresMs = 30_000) {
  return openDatabase({ dataDirectory: '', databaseUrl }, { postgresMs })
}
