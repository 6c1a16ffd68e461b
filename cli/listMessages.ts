import { describeSignal, readSignals } from '../core/spam/signals.ts'
import { readFilters } from '../core/submissions/readFilters.ts'
import {
  countByStatus,
  type FoundSubmission,
  selectPage,
} from '../core/submissions/selectSubmissions.ts'
import { shortenIds } from '../core/submissions/shortIds.ts'
import { SUBMISSION_STATUSES } from '../core/submissions/tables.ts'
import { formatLocalTime, pluralise, visibleLine } from '../server/text.ts'
import { FILTER_OPTIONS, LIMIT_OPTION, readLimit } from './arguments.ts'
import type { Command } from './Command.ts'
import { formatTable, type TableColumn } from './table.ts'
import { print } from './terminal.ts'

const COLUMNS: readonly TableColumn[] = [
  { title: 'ID' },
  { title: 'RECEIVED', yields: 1 },
  { title: 'FORM', yields: 7 },
  { title: 'STATUS', yields: 2 },
  { title: 'DUE', yields: 3 },
  { title: 'ASSIGNED', yields: 5 },
  { title: 'MAIL', yields: 6 },
  { title: 'FROM', minWidth: 16 },
  { title: 'SUBJECT', minWidth: 12, yields: 4 },
  { title: 'SOURCE', minWidth: 8, yields: 8 },
]

/** The reasons for spam, shown if the list contains spam only. */
const REASON_COLUMN: TableColumn = { title: 'WHY', minWidth: 20 }

export const listMessages: Command = {
  name: 'list',
  summary: 'show the newest messages, one per line',
  operands: '',
  operandCount: [0, 0],
  options: {
    ...FILTER_OPTIONS,
    limit: LIMIT_OPTION,
  },
  notes: ['Times are in the time zone of this machine.'],
  examples: [
    'list',
    'list --status new --form contact',
    'list --search "booking system" --since 30d',
  ],
  prepare(given, terminal) {
    const filters = readFilters(given.values, terminal.now)
    const limit = readLimit(given)
    return async ({ database }) => {
      const page = await selectPage(database, filters, limit)
      const counts = await countByStatus(database, filters)
      const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
      if (total === 0) {
        print(terminal, given.values.size > 0 ? 'No message matches.\n' : 'No messages yet.\n')
        return
      }
      const ids = await shortenIds(
        database,
        page.map(({ id }) => id),
      )
      const isSpamOnly = filters.statuses?.every((status) => status === 'spam') ?? false
      const columns = isSpamOnly ? [...COLUMNS, REASON_COLUMN] : COLUMNS
      const cells = page.map((message) => [
        ...cellsOf(message, ids.get(message.id) ?? message.id),
        ...(isSpamOnly ? [reasonsOf(message)] : []),
      ])
      print(terminal, formatTable(columns, cells, terminal.columns))
      const parts = SUBMISSION_STATUSES.filter((status) => counts.has(status)).map(
        (status) => `${counts.get(status)?.toLocaleString('en-GB')} ${status}`,
      )
      const shown = page.length < total ? `${page.length} of ` : ''
      print(terminal, `\n${shown}${pluralise(total, 'message')}: ${parts.join(', ')}\n`)
    }
  },
}

function cellsOf(message: FoundSubmission, shortId: string): string[] {
  const { received_at, form, status, due_on, assigned_to, mail_state, name, email, subject } =
    message
  return [
    shortId,
    formatLocalTime(received_at),
    form,
    status,
    due_on ?? '',
    visibleLine(assigned_to ?? ''),
    mail_state ?? '',
    visibleLine(name ? `${name} <${email}>` : email),
    visibleLine(subject ?? ''),
    visibleLine(message.utm_source ?? message.referrer ?? ''),
  ]
}

function reasonsOf({ spam_signals }: FoundSubmission): string {
  return visibleLine(readSignals(spam_signals).map(describeSignal).join('; '))
}
