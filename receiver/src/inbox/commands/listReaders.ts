import { askUnasked } from '../../readers/readers.ts'
import { READER_STATES, type ReadersTable } from '../../storage/schema.ts'
import { LIMIT_OPTION, parseChoice, readLimit } from '../arguments.ts'
import { type Command, InboxError, UsageError } from '../Command.ts'
import { EXPORT_FORMATS, formatRecords } from '../exportFormats.ts'
import {
  countByState,
  describeAsked,
  describeUnsentMail,
  exportReaders,
  markBounced,
  NO_MAIL,
  READER_COLUMNS,
  type ReaderFilters,
  selectReaders,
  stateSince,
} from '../readers.ts'
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

export const listReaders: Command = {
  name: 'readers',
  summary: 'readers of the newsletter, the latest sign-up first; their export',
  operands: '',
  operandCount: [0, 0],
  options: {
    state: { value: READER_STATES.join('|'), help: 'readers of this state' },
    search: { value: 'WORD', help: 'this stands in the address' },
    limit: LIMIT_OPTION,
    format: { value: EXPORT_FORMATS.join('|'), help: 'an export: of the confirmed, or of --state' },
    ...EXPORT_OPTIONS,
    ask: { help: 'mails those who are pending and were never asked for confirmation' },
    bounced: { value: 'EMAIL', help: 'mail to this reader came back: no more is sent there' },
  },
  notes: [
    'pending: nobody has confirmed the address. Only confirmed readers are mailed. bounced: their mail server refused the address for good.',
    'erase EMAIL removes a reader. docs/newsletter.md tells the rest.',
  ],
  examples: [
    'readers',
    'readers --state pending --search northfold',
    'readers --format csv --file readers.csv',
    'readers --bounced nora@northfold.example',
  ],
  prepare(given, terminal) {
    const { values, switches } = given
    const state = values.get('state')
    const filters: ReaderFilters = {
      ...(state !== undefined && { state: parseChoice('--state', state, READER_STATES) }),
      ...(values.has('search') && { search: values.get('search') ?? '' }),
    }
    const bounced = values.get('bounced')
    const limit = readLimit(given)
    const named = values.get('format')
    const format = named === undefined ? null : parseChoice('--format', named, EXPORT_FORMATS)
    const file = readExportFile(given, terminal)
    if (file && format === null) throw new UsageError('--file goes with --format csv or json.')

    return async ({ database, readOutlets }) => {
      if (switches.has('ask')) {
        const { mailHost } = await readOutlets()
        if (mailHost === null) throw new InboxError(NO_MAIL)
        const count = await askUnasked(database, mailHost, terminal.now)
        return print(terminal, `${describeAsked(count)}\n`)
      }
      if (bounced !== undefined) {
        await markBounced(database, bounced, terminal.now)
        return print(terminal, `No more mail is sent to ${terminalLine(bounced)}.\n`)
      }
      if (format !== null) {
        const readers = countItems(
          exportReaders(database, { state: 'confirmed', ...filters }, terminal),
        )
        const pieces = () => formatRecords(format, READER_COLUMNS, readers.items)
        await writeExport(terminal, file, pieces, () => pluralise(readers.count(), 'reader'))
        if (readers.count() === 0) remark(terminal, 'No reader matches.')
        return
      }
      const counts = await countByState(database, filters)
      const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
      if (total === 0) {
        print(terminal, values.size > 0 ? 'No reader matches.\n' : 'No readers yet.\n')
        return
      }
      const page = await selectReaders(database, filters, limit)
      print(terminal, formatTable(COLUMNS, page.map(cellsOf), terminal.columns))
      const parts = READER_STATES.filter((one) => counts.has(one)).map(
        (one) => `${counts.get(one)?.toLocaleString('en-GB')} ${one}`,
      )
      const shown = page.length < total ? `${page.length} of ` : ''
      print(terminal, `\n${shown}${pluralise(total, 'reader')}: ${parts.join(', ')}\n`)
      const unsent = await describeUnsentMail(database)
      if (unsent !== null) print(terminal, `${unsent}\n`)
      if (counts.has('pending') && (await readOutlets()).mailHost === null) {
        remark(terminal, NO_MAIL)
      }
    }
  },
}

function cellsOf(reader: ReadersTable): string[] {
  const since = stateSince(reader)
  return [
    formatLocalTime(reader.signed_up_at),
    reader.state,
    since === null ? '' : formatLocalTime(since),
    terminalLine(reader.email),
  ]
}
