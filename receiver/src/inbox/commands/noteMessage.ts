import { type Command, UsageError } from '../Command.ts'
import { addNote, MAX_NOTE_LENGTH } from '../notes.ts'
import { checkShortId, findByShortId } from '../shortIds.ts'
import { print } from '../terminal.ts'

export const noteMessage: Command = {
  name: 'note',
  summary: 'write something down about a message, for yourselves',
  operands: 'ID TEXT',
  operandCount: [2, 2],
  options: {},
  notes: [
    'Notes stand with the time and your name below the message in show, and in exports.',
    'Who asks what you hold about them is given the notes too. Erasing a message erases them.',
  ],
  examples: ['note 3f9c02ab "Rang back: wants an offer by Friday."'],
  prepare({ operands: [given = '', text = ''] }, terminal) {
    const shortId = checkShortId(given)
    const note = text.trim()
    if (note === '') throw new UsageError('The note is blank. Put its words in quotes.')
    if (note.length > MAX_NOTE_LENGTH) {
      throw new UsageError(
        `The note has ${note.length.toLocaleString('en-GB')} characters. Use ${MAX_NOTE_LENGTH.toLocaleString('en-GB')} at most.`,
      )
    }
    return async ({ database }) => {
      const submission_id = await findByShortId(database, shortId)
      const written_at = terminal.now.toISOString()
      await addNote(database, { submission_id, written_at, author: terminal.person, note })
      print(terminal, 'Noted.\n')
    }
  },
}
