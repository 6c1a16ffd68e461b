import { join } from 'node:path'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { SQLITE_FILE_NAME } from '../../core/database/openSqlite.ts'

/** Reads the contact messages from an email address in the receiver's database, as another program would. */
export function storedMessages(email: string): Record<string, SQLOutputValue>[] {
  const directory = process.env.TEST_DATA_DIRECTORY ?? ''
  const database = new DatabaseSync(join(directory, SQLITE_FILE_NAME), { readOnly: true })
  try {
    return database
      .prepare(
        "select name, phone, subject, comments, status from submissions where form = 'contact' and email = ?",
      )
      .all(email)
  } finally {
    database.close()
  }
}
