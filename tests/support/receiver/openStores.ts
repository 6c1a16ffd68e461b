import { openDatabase } from '../../../server/openDatabase.ts'

/** Opens the database of SQLite in a folder. */
export function openSqlite(dataDirectory: string) {
  return openDatabase({ dataDirectory, databaseUrl: null })
}

/** Opens a database of PostgreSQL. */
export function openPostgres(databaseUrl: string, postgresMs = 30_000) {
  return openDatabase({ dataDirectory: '', databaseUrl }, { postgresMs })
}
