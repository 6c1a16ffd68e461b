import { join } from 'node:path'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { SQLITE_FILE_NAME } from '../../core/database/openSqlite.ts'

/** Reads the stored source of the forms from an email address. */
export function storedSource(email: string): Record<string, SQLOutputValue>[] {
  const directory = process.env.TEST_DATA_DIRECTORY ?? ''
  const database = new DatabaseSync(join(directory, SQLITE_FILE_NAME), { readOnly: true })
  try {
    return database
      .prepare(
        'select page, referrer, utm_source, utm_medium, utm_campaign from submissions where email = ?',
      )
      .all(email)
  } finally {
    database.close()
  }
}
