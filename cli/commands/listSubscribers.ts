import { EXPORT_FORMATS, formatRecords } from '../../core/submissions/exportFormats.ts'
import {
  countByState,
  describeAsked,
  describeUnsentMail,
  exportSubscribers,
  markBounced,
  NO_MAIL,
  SUBSCRIBER_COLUMNS,
  type SubscriberFilters,
  selectSubscribers,
  stateSince,
} from '../../core/subscribers/selectSubscribers.ts'
import { askUnasked } from '../../core/subscribers/subscribers.ts'
import { SUBSCRIBER_STATES, type SubscribersTable } from '../../core/tables.ts'
import { LIMIT_OPTION, parseChoice, readLimit } from '../arguments.ts'
import { type Command, InboxError, UsageError } from '../Command.ts'
import { formatTable, type TableColumn } from '../table.ts'
import { print, remark } from '../terminal.ts'
import { formatLocalTime, pluralise, terminalLine } from '../text.ts'
import { countItems, EXPORT_OPTIONS, readExportFile, writeExport } from '../writeExport.ts'

const COLUMNS: readonly TableColumn[] = [
  { title: 'SIGNED UP' },
  { title: 'STATE' },
  { title: 'SINCE', yields: 1 },
  { title: 'ADDRESS', minWidth: 20 },
]

export const listSubscribers: Command = {
  name: 'subscribers',
  summary: 'subscribers of the newsletter, the latest sign-up first; their export',
  operands: '',
  operandCount: [0, 0],
  options: {
    state: { value: SUBSCRIBER_STATES.join('|'), help: 'subscribers of this state' },
    search: { value: 'WORD', help: 'this stands in the address' },
    limit: LIMIT_OPTION,
    format: { value: EXPORT_FORMATS.join('|'), help: 'an export: of the confirmed, or of --state' },
    ...EXPORT_OPTIONS,
    ask: { help: 'mails those who are pending and were never asked for confirmation' },
    bounced: { value: 'EMAIL', help: 'mail to this subscriber came back: no more is sent there' },
  },
  notes: [
    'pending: nobody has confirmed the address. Only confirmed subscribers are mailed. bounced: their mail server refused the address for good.',
    'erase EMAIL removes a subscriber. docs/newsletter.md tells the rest.',
  ],
  examples: [
    'subscribers',
    'subscribers --state pending --search northfold',
    'subscribers --format csv --file subscribers.csv',
    'subscribers --bounced nora@northfold.example',
  ],
  prepare(given, terminal) {
    const { values, switches } = given
    const state = values.get('state')
    const filters: SubscriberFilters = {
      ...(state !== undefined && { state: parseChoice('--state', state, SUBSCRIBER_STATES) }),
      ...(values.has('search') && { search: values.get('search') ?? '' }),
    }
    const bounced = values.get('bounced')
    const limit = readLimit(given)
    const named = values.get('format')
    const format = named === undefined ? null : parseChoice('--format', named, EXPORT_FORMATS)
    const file = readExportFile(given, terminal)
    if (file && format === null) throw new UsageError('--file goes with --format csv or json.')

    return async ({ database, readChannels }) => {
      if (switches.has('ask')) {
        const { mailHost } = await readChannels()
        if (mailHost === null) throw new InboxError(NO_MAIL)
        const count = await askUnasked(database, mailHost, terminal.now)
        return print(terminal, `${describeAsked(count)}\n`)
      }
      if (bounced !== undefined) {
        await markBounced(database, bounced, terminal.now)
        return print(terminal, `No more mail is sent to ${terminalLine(bounced)}.\n`)
      }
      if (format !== null) {
        const subscribers = countItems(
          exportSubscribers(database, { state: 'confirmed', ...filters }, terminal),
        )
        const pieces = () => formatRecords(format, SUBSCRIBER_COLUMNS, subscribers.items)
        await writeExport(terminal, file, pieces, () =>
          pluralise(subscribers.count(), 'subscriber'),
        )
        if (subscribers.count() === 0) remark(terminal, 'No subscriber matches.')
        return
      }
      const counts = await countByState(database, filters)
      const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
      if (total === 0) {
        print(terminal, values.size > 0 ? 'No subscriber matches.\n' : 'No subscribers yet.\n')
        return
      }
      const page = await selectSubscribers(database, filters, limit)
      print(terminal, formatTable(COLUMNS, page.map(cellsOf), terminal.columns))
      const parts = SUBSCRIBER_STATES.filter((one) => counts.has(one)).map(
        (one) => `${counts.get(one)?.toLocaleString('en-GB')} ${one}`,
      )
      const shown = page.length < total ? `${page.length} of ` : ''
      print(terminal, `\n${shown}${pluralise(total, 'subscriber')}: ${parts.join(', ')}\n`)
      const unsent = await describeUnsentMail(database)
      if (unsent !== null) print(terminal, `${unsent}\n`)
      if (counts.has('pending') && (await readChannels()).mailHost === null) {
        remark(terminal, NO_MAIL)
      }
    }
  },
}

function cellsOf(subscriber: SubscribersTable): string[] {
  const since = stateSince(subscriber)
  return [
    formatLocalTime(subscriber.signed_up_at),
    subscriber.state,
    since === null ? '' : formatLocalTime(since),
    terminalLine(subscriber.email),
  ]
}
