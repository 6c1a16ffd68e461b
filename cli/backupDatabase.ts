import { resolve } from 'node:path'
import { backUp, dumpCommand } from '../core/submissions/backUp.ts'
import { kilobytes, pluralise } from '../server/text.ts'
import { type Command, InboxError } from './Command.ts'
import { print } from './terminal.ts'

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
    return async ({ database, config }) => {
      if (config.databaseUrl !== null) {
        throw new InboxError(
          `No backup was made: PostgreSQL brings its own tool. Run\n  ${dumpCommand(path)}`,
        )
      }
      const { messages, bytes } = await backUp(database, path)
      const size = kilobytes(bytes)
      print(terminal, `${pluralise(messages, 'message')} in ${path}, ${size}, checked.\n`)
    }
  },
}
