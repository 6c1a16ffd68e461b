import { addNote, parseNote } from '../../core/submissions/notes.ts'
import { checkShortId, findByShortId } from '../../core/submissions/shortIds.ts'
import type { Command } from '../Command.ts'
import { print } from '../terminal.ts'

export const noteMessage: Command = {
  name: 'note',
  summary: 'write something down about a message, for yourselves',
  operands: 'ID "TEXT"',
  operandCount: [2, 2],
  options: {},
  notes: [
    'Notes stand with the time and your name below the message in show, and in exports.',
    'Who asks what you hold about them is given the notes too. Erasing a message erases them.',
  ],
  examples: ['note 3f9c02ab "Rang back: wants an offer by Friday."'],
  prepare({ operands: [given = '', text = ''] }, terminal) {
    const shortId = checkShortId(given)
    const note = parseNote(text)
    return async ({ database }) => {
      const submission_id = await findByShortId(database, shortId)
      const written_at = terminal.now.toISOString()
      await addNote(database, { submission_id, written_at, author: terminal.person, note })
      print(terminal, 'Noted.\n')
    }
  },
}
