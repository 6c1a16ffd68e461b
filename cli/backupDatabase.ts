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
    'The copy is complete, checked, and readable only by you. An existing file is never overwritten.',
    'With PostgreSQL it makes no copy: it prints the pg_dump command to run, and exits with 1.',
  ],
  examples: ['backup ../backups/messages-2026-11-21.sqlite'],
  prepare({ operands: [given = ''] }, terminal) {
    const path = resolve(terminal.workingDirectory, given)
    return async ({ database, config }) => {
      if (config.databaseUrl !== null) {
        throw new InboxError(
          `No backup was made, because PostgreSQL has its own tool. Run\n  ${dumpCommand(path)}`,
        )
      }
      const { messages, bytes } = await backUp(database, path)
      const size = kilobytes(bytes)
      print(terminal, `${pluralise(messages, 'message')} in ${path}, ${size}, checked.\n`)
    }
  },
}
