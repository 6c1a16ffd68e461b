import { statSync } from 'node:fs'
import { sqliteCode } from './sqliteCode.ts'

const GUIDE = 'docs/backups.md tells how'

/** SQLITE_CORRUPT and SQLITE_NOTADB (https://www.sqlite.org/rescode.html). */
const DAMAGE_CODES = [11, 26]

/** What holds messages: the database itself, and its log of the newest commits. */
const SUFFIXES = ['', '-wal']

/**
 * The file of the database is damaged, or not the one that was opened. The message names it and says
 * what to do, so there is no stack to read.
 */
export class DatabaseFileError extends Error {
  override name = 'DatabaseFileError'
  override stack = undefined
}

/**
 * Runs something on a database.
 * @throws DatabaseFileError where the database turns out to be damaged; else what the work throws.
 */
export function tellDamage<Result>(file: string, work: () => Result): Result {
  try {
    return work()
  } catch (cause) {
    if (!(cause instanceof Error && DAMAGE_CODES.includes(sqliteCode(cause) ?? 0))) throw cause
    throw new DatabaseFileError(
      `The database ${file} is damaged (${cause.message}). Stop the receiver, keep the files, and restore the newest backup: ${GUIDE}.`,
    )
  }
}

/**
 * Remembers which files lie at the path of a database that was just opened. What is written to them
 * after they were deleted is gone, and others in their place may be half copied.
 * @returns checks that the very same files still lie there.
 * @throws DatabaseFileError, from the check, where they do not.
 */
export function watchDatabaseFiles(file: string): () => void {
  const opened = identify(file)
  return () => {
    if (identify(file) === opened) return
    throw new DatabaseFileError(
      `${file} and the files beside it are no longer those that the receiver opened: they were moved, deleted or replaced. Nothing is taken until they are back. To go on with other files, stop the receiver, put them there, and start it: ${GUIDE}.`,
    )
  }
}

function identify(file: string): string {
  return SUFFIXES.map((suffix) => {
    const found = statSync(file + suffix, { bigint: true, throwIfNoEntry: false })
    return found ? `${found.dev}:${found.ino}` : 'none'
  }).join()
}
