import { rm, stat } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { type Inbox, InboxError } from '../../cli/Command.ts'
import { openPrivateFile } from '../../cli/openPrivateFile.ts'
import { pluralise } from '../../cli/text.ts'

const BYTES_PER_KB = 1_000

/** A copy of the database that was read through. */
type Backup = { messages: number; bytes: number }

/**
 * Copies the database into a new file, while the receiver runs; none is left behind where it fails.
 * @param path of the copy, which only its owner may read.
 * @throws InboxError where the file exists or the copy is broken, and for PostgreSQL, which brings its own tool.
 */
export async function backUp(
  { database, store }: Pick<Inbox, 'database' | 'store'>,
  path: string,
): Promise<Backup> {
  if (store.kind === 'postgresql') {
    throw new InboxError(
      `No backup was made: PostgreSQL brings its own tool. Run\n  ${dumpCommand(path)}`,
    )
  }
  const file = await openPrivateFile(path)
  try {
    await sql`vacuum into ${path}`.execute(database)
    // SQLite does not wait for the disk here: https://www.sqlite.org/lang_vacuum.html
    await file.sync()
    return { messages: checkCopy(path), bytes: (await stat(path)).size }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await file.close()
  }
}

/** Reads the copy through. @returns how many messages it holds. @throws InboxError if it is broken. */
function checkCopy(path: string): number {
  const copy = new DatabaseSync(path, { readOnly: true })
  try {
    const verdict = copy.prepare('pragma integrity_check').get()?.integrity_check
    if (verdict !== 'ok') throw new InboxError(`The copy is broken, and was removed: ${verdict}`)
    return Number(copy.prepare('select count(*) as count from submissions').get()?.count)
  } finally {
    copy.close()
  }
}

/** @param path where the copy is to lie. */
export function describeBackup({ messages, bytes }: Backup, path: string): string {
  return `${pluralise(messages, 'message')} in ${path}, ${kilobytes(bytes)}, checked.`
}

/** "1,204 kB". */
export function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / BYTES_PER_KB).toLocaleString('en-GB')} kB`
}

/** What copies a database of PostgreSQL's. */
export function dumpCommand(path: string): string {
  return `pg_dump --format=custom --file=${shellWord(path)} "$DATABASE_URL"`
}

function shellWord(text: string): string {
  return /^[\w./:-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}
