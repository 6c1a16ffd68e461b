import { readExtraFields } from '../../core/submissions/selectSubmissions.ts'
import { checkShortId, findByShortId } from '../../core/submissions/shortIds.ts'
import {
  describeMessage,
  openMessage,
  type ShownMessage,
} from '../../core/submissions/shownMessage.ts'
import type { AccessLogTable, NotesTable } from '../../core/tables.ts'
import type { Command } from '../Command.ts'
import { padText } from '../table.ts'
import { print } from '../terminal.ts'
import { formatLocalTime, terminalLine, terminalLines } from '../text.ts'

const LABEL_WIDTH = 10

export const showMessage: Command = {
  name: 'show',
  summary: 'everything about one message',
  operands: 'ID',
  operandCount: [1, 1],
  options: {},
  notes: ['ID is what list shows first, or any end of it that no other message shares.'],
  examples: ['show 3f9c02ab'],
  prepare({ operands: [given = ''] }, terminal) {
    const shortId = checkShortId(given)
    return async ({ database }) => {
      const id = await findByShortId(database, shortId)
      const shown = await openMessage(database, id, terminal)
      print(terminal, formatMessage(shown) + formatNotes(shown.notes) + formatLog(shown.log))
    }
  },
}

/** Sets a message out in lines, safe for a terminal. */
function formatMessage(shown: ShownMessage): string {
  const { message } = shown
  const head = describeMessage(shown).map(
    ([label, value]) => `${padText(label, LABEL_WIDTH)}${terminalLine(value)}\n`,
  )
  const comments = message.comments === null ? '' : `\n${indent(message.comments, '  ')}\n`
  const extra = readExtraFields(message).map(
    ([name, value]) => `  ${terminalLine(name)}: ${indent(value, '    ').trimStart()}\n`,
  )
  return [...head, comments, extra.length > 0 ? '\nOther fields\n' : '', ...extra].join('')
}

function formatNotes(notes: readonly NotesTable[]): string {
  const lines = notes.map(
    ({ written_at, author, note }) =>
      `  ${formatLocalTime(written_at)}, ${terminalLine(author)}\n${indent(note, '    ')}\n`,
  )
  return lines.length > 0 ? `\nNotes\n${lines.join('')}` : ''
}

function formatLog(entries: readonly AccessLogTable[]): string {
  const lines = entries.map(
    ({ accessed_at, person, action }) =>
      `  ${formatLocalTime(accessed_at)}  ${action} by ${terminalLine(person)}\n`,
  )
  return `\nLog\n${lines.join('')}`
}

function indent(text: string, margin: string): string {
  return terminalLines(text).replace(/^(?=.)/gm, margin)
}
