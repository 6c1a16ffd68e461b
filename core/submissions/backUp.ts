import { rm, stat } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { openPrivateFile } from './openPrivateFile.ts'
import { SubmissionError } from './SubmissionError.ts'

/** A verified copy of the database. */
export type Backup = { messages: number; bytes: number }

/**
 * Copies a SQLite database into a new file while the receiver runs; removes the file if the copy fails.
 * @param path of the copy, which only its owner may read.
 * @throws SubmissionError if the file exists or the copy is broken.
 */
export async function backUp(database: Kysely<Tables>, path: string): Promise<Backup> {
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

/** Checks the integrity of the copy. @returns the number of its messages. @throws SubmissionError if it is broken. */
function checkCopy(path: string): number {
  const copy = new DatabaseSync(path, { readOnly: true })
  try {
    const verdict = copy.prepare('pragma integrity_check').get()?.integrity_check
    if (verdict !== 'ok')
      throw new SubmissionError({ kind: 'broken-copy', verdict: String(verdict) })
    return Number(copy.prepare('select count(*) as count from submissions').get()?.count)
  } finally {
    copy.close()
  }
}

/** The command that copies a PostgreSQL database. @param path of the copy. */
export function dumpCommand(path: string): string {
  return `pg_dump --format=custom --file=${shellWord(path)} "$DATABASE_URL"`
}

function shellWord(text: string): string {
  return /^[\w./:-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}
