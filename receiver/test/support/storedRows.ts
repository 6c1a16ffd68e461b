import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SQLITE_FILE_NAME } from '../../src/storage/openSqlite.ts'
import type { SubmissionsTable } from '../../src/storage/schema.ts'

/** Reads the submissions from the file, as another program would. */
export function storedRows(dataDirectory: string): SubmissionsTable[] {
  const database = new DatabaseSync(join(dataDirectory, SQLITE_FILE_NAME), { readOnly: true })
  try {
    const rows = database.prepare('select * from submissions order by received_at').all()
    return rows as unknown as SubmissionsTable[]
  } finally {
    database.close()
  }
}
