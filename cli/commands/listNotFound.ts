import { forgetNotFound, readNotFound } from '../../core/notFound/notFoundCounts.ts'
import { LIMIT_OPTION, readLimit } from '../arguments.ts'
import type { Command } from '../Command.ts'
import { formatTable, type TableColumn } from '../table.ts'
import { print } from '../terminal.ts'
import { pluralise, terminalLine } from '../text.ts'

const COLUMNS: readonly TableColumn[] = [
  { title: 'REQUESTS' },
  { title: 'LAST', yields: 1 },
  { title: 'ADDRESS', minWidth: 20 },
  { title: 'LINKED FROM', minWidth: 12, yields: 2 },
]

export const listNotFound: Command = {
  name: 'missing',
  summary: 'addresses that were asked for in vain, the most wanted first',
  operands: '',
  operandCount: [0, 0],
  options: {
    limit: LIMIT_OPTION,
    clear: { help: 'forgets all counts, and begins anew' },
  },
  notes: [
    'Lead them on in content/redirects.yaml: docs/move-addresses.md.',
    'A receiver that runs adds what it has counted once a minute. What nginx or a CDN answers is not counted.',
  ],
  examples: ['missing', 'missing --limit 100', 'missing --clear'],
  prepare(given, terminal) {
    const limit = readLimit(given)
    return async ({ database }) => {
      if (given.switches.has('clear')) {
        const count = await forgetNotFound(database)
        print(terminal, `Forgotten: ${pluralise(count, 'count')} of missing pages.\n`)
        return
      }
      const { pages, otherRequests } = await readNotFound(database)
      if (pages.length + otherRequests === 0) {
        print(terminal, 'No page was asked for in vain.\n')
        return
      }
      const shown = pages.slice(0, limit)
      const cells = shown.map(({ requests, last_day, path, linked_from }) => [
        requests.toLocaleString('en-GB'),
        last_day,
        terminalLine(path),
        terminalLine(linked_from ?? ''),
      ])
      if (shown.length > 0) print(terminal, `${formatTable(COLUMNS, cells, terminal.columns)}\n`)
      const part = shown.length < pages.length ? `${shown.length} of ` : ''
      const rest =
        otherRequests > 0 ? `, and ${pluralise(otherRequests, 'request')} for others` : ''
      print(terminal, `${part}${pluralise(pages.length, 'address', 'addresses')}${rest}\n`)
    }
  },
}
