import { selectEntries, selectEvents } from '../../core/submissions/accessLog.ts'
import { checkShortId } from '../../core/submissions/shortIds.ts'
import { LIMIT_OPTION, readLimit } from '../arguments.ts'
import type { Command } from '../Command.ts'
import { formatTable, type TableColumn } from '../table.ts'
import { print } from '../terminal.ts'
import { formatLocalTime, pluralise, terminalLine } from '../text.ts'

const COLUMNS: readonly TableColumn[] = [
  { title: 'WHEN' },
  { title: 'WHO', minWidth: 8 },
  { title: 'WHAT' },
]

export const listAccess: Command = {
  name: 'log',
  summary: 'who read, exported and erased messages and subscribers',
  operands: '[ID]',
  operandCount: [0, 1],
  options: {
    limit: LIMIT_OPTION,
    each: { help: 'a line for each message or subscriber, with its whole id' },
  },
  notes: [
    'With an id, or its end: what was done with that message, also after it was erased.',
    'It holds names of yours and ids of messages and subscribers for two years, and never words of a visitor.',
  ],
  examples: ['log', 'log 3f9c02ab', 'log --each --limit 1000'],
  prepare(given, terminal) {
    const limit = readLimit(given)
    const [shortId] = given.operands.map(checkShortId)
    return async ({ database }) => {
      const lines =
        shortId === undefined && !given.switches.has('each')
          ? (await selectEvents(database, limit)).map(({ count, ...event }) => ({
              ...event,
              what: pluralise(count, event.subject),
            }))
          : (await selectEntries(database, shortId ?? '', limit)).map(
              ({ submission_id, ...event }) => ({
                ...event,
                what:
                  event.subject === 'subscriber' ? `subscriber ${submission_id}` : submission_id,
              }),
            )
      const cells = lines.map(({ accessed_at, person, action, what }) => [
        formatLocalTime(accessed_at),
        terminalLine(person),
        `${action} ${what}`,
      ])
      print(
        terminal,
        cells.length > 0
          ? formatTable(COLUMNS, cells, terminal.columns)
          : 'Nothing was read, exported or erased.\n',
      )
    }
  },
}
