import { resolve } from 'node:path'
import { backUp, describeBackup } from '../../core/database/backup.ts'
import type { Command } from '../Command.ts'
import { print } from '../terminal.ts'

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
    return async (inbox) => {
      print(terminal, `${describeBackup(await backUp(inbox, path), path)}\n`)
    }
  },
}
