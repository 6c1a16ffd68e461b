import { rm, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { type Command, InboxError } from '../Command.ts'
import { openPrivateFile } from '../openPrivateFile.ts'
import { print } from '../terminal.ts'
import { pluralise } from '../text.ts'

const BYTES_PER_KB = 1_000

export const backupDatabase: Command = {
  name: 'backup',
  summary: 'copy the database into a new file, while the receiver runs',
  operands: 'PATH',
  operandCount: [1, 1],
  options: {},
  needsDatabase: true,
  notes: [
    'The copy is whole, checked, and readable by you only. A file that exists is never touched.',
    'With PostgreSQL it makes none, names the pg_dump command to run, and ends with 1.',
  ],
  examples: ['backup ../backups/messages-2026-11-21.sqlite'],
  prepare({ operands: [given = ''] }, terminal) {
    const path = resolve(terminal.workingDirectory, given)
    return async ({ database, store }) => {
      if (store.kind === 'postgresql') {
        throw new InboxError(
          `No backup was made: PostgreSQL brings its own tool. Run\n  pg_dump --format=custom --file=${shellWord(path)} "$DATABASE_URL"`,
        )
      }
      const file = await openPrivateFile(path)
      try {
        await sql`vacuum into ${path}`.execute(database)
        // SQLite does not wait for the disk here: https://www.sqlite.org/lang_vacuum.html
        await file.sync()
        const messages = checkCopy(path)
        const { size } = await stat(path)
        const kilobytes = Math.ceil(size / BYTES_PER_KB).toLocaleString('en-GB')
        print(terminal, `${pluralise(messages, 'message')} in ${path}, ${kilobytes} kB, checked.\n`)
      } catch (error) {
        await rm(path, { force: true })
        throw error
      } finally {
        await file.close()
      }
    }
  },
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

function shellWord(text: string): string {
  return /^[\w./:-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}
