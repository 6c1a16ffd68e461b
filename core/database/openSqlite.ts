import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Kysely } from 'kysely'
import { DatabaseError } from './DatabaseError.ts'
import { CORE_MIGRATIONS, type Migrations, migrateTables } from './migrateTables.ts'
import { sqliteCode, sqliteDialect } from './sqliteDialect.ts'
import type { Tables } from './tables.ts'

export const SQLITE_FILE_NAME = 'submissions.sqlite'

/** Long enough for another process's commit; after that, `retryWhileBusy` lets other requests run. */
const BUSY_TIMEOUT_MS = 5

const START_PATIENCE_MS = 10_000

/**
 * Opens the database in a folder. Creates both if they are missing, readable by their owner only.
 * @param busyTimeoutMs how long a statement may block the process while another process has the database locked.
 * @throws DatabaseError if the database is damaged, SQLite cannot use it, or its tables belong to another version;
 * other errors if the folder cannot be created.
 */
export async function openSqlite(
  dataDirectory: string,
  migrations: Migrations,
  busyTimeoutMs = BUSY_TIMEOUT_MS,
): Promise<Kysely<Tables>> {
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 })
  const file = join(dataDirectory, SQLITE_FILE_NAME)
  makePrivateFile(file)
  const database = new Kysely<Tables>({ dialect: sqliteDialect(file, busyTimeoutMs) })
  try {
    const migrate = () => migrateTables(database, { migrations, madeIn: CORE_MIGRATIONS })
    await retryWhileBusy(migrate, START_PATIENCE_MS)
  } catch (error) {
    await database.destroy()
    if (sqliteCode(error) === null) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new DatabaseError({ kind: 'unusable', folder: dataDirectory, reason }, { cause: error })
  }
  return database
}

/** Creates the file if it is missing; SQLite gives the files beside it the same rights. */
function makePrivateFile(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
}

/** SQLITE_BUSY and SQLITE_LOCKED. */
const BUSY_CODES = [5, 6]

/** Several times as long as one attempt may block, so that other requests get most of the time. */
const PAUSE_MS = 20

/**
 * Repeats an operation while another process has the database locked.
 * @param patienceMs time after which it gives up.
 * @throws the last error of the operation.
 */
export async function retryWhileBusy<Result>(
  operation: () => Promise<Result>,
  patienceMs: number,
): Promise<Result> {
  const deadlineMs = performance.now() + patienceMs
  for (;;) {
    try {
      return await operation()
    } catch (error) {
      const isBusy = BUSY_CODES.includes(sqliteCode(error) ?? 0)
      if (!isBusy || performance.now() + PAUSE_MS > deadlineMs) throw error
      await wait(PAUSE_MS)
    }
  }
}
