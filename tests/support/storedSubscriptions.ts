import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SQLITE_FILE_NAME } from '../../core/database/openSqlite.ts'

/** Counts the newsletter subscriptions of an email address in the receiver's database, as another program would. */
export function storedSubscriptions(email: string): number {
  const directory = process.env.TEST_DATA_DIRECTORY ?? ''
  const database = new DatabaseSync(join(directory, SQLITE_FILE_NAME), { readOnly: true })
  try {
    return database
      .prepare("select id from submissions where form = 'newsletter' and email = ?")
      .all(email).length
  } finally {
    database.close()
  }
}
