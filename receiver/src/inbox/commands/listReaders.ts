import { askUnasked } from '../../readers/readers.ts'
import { type DeliveryState, READER_STATES, type ReadersTable } from '../../storage/schema.ts'
import { LIMIT_OPTION, parseChoice, readLimit } from '../arguments.ts'
import { type Command, UsageError } from '../Command.ts'
import { EXPORT_FORMATS, formatRecords } from '../exportFormats.ts'
import {
  countByState,
  countUnsentMail,
  exportReaders,
  type ReaderFilters,
  selectReaders,
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

const EXPORT_COLUMNS = [
  'id',
  'email',
  'state',
  'signed_up_at',
  'wording',
  'asked_at',
  'confirmed_at',
  'ended_at',
] as const satisfies readonly (keyof ReadersTable)[]

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
  },
  notes: [
    'pending: nobody has confirmed the address. Only confirmed readers are mailed. bounced: their mail server refused the address for good.',
    'erase EMAIL removes a reader. docs/newsletter.md tells the rest.',
  ],
  examples: [
    'readers',
    'readers --state pending --search northfold',
    'readers --format csv --file readers.csv',
  ],
  prepare(given, terminal) {
    const { values, switches } = given
    const state = values.get('state')
    const filters: ReaderFilters = {
      ...(state !== undefined && { state: parseChoice('state', state, READER_STATES) }),
      ...(values.has('search') && { search: values.get('search') ?? '' }),
    }
    const limit = readLimit(given)
    const named = values.get('format')
    const format = named === undefined ? null : parseChoice('format', named, EXPORT_FORMATS)
    const file = readExportFile(given, terminal)
    if (file && format === null) throw new UsageError('--file goes with --format csv or json.')

    return async ({ database, readOutlets }) => {
      if (switches.has('ask')) {
        const { mailHost } = await readOutlets()
        if (mailHost === null) return remark(terminal, NO_MAIL)
        const count = await askUnasked(database, mailHost, terminal.now)
        return print(terminal, `${pluralise(count, 'reader')} will be asked.\n`)
      }
      if (format !== null) {
        const readers = countItems(
          exportReaders(database, { state: 'confirmed', ...filters }, terminal),
        )
        const pieces = formatRecords(format, EXPORT_COLUMNS, readers.items)
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
      const unsent = await countUnsentMail(database)
      if (unsent.size > 0) print(terminal, describeUnsent(unsent))
      if (counts.has('pending') && (await readOutlets()).mailHost === null) {
        remark(terminal, NO_MAIL)
      }
    }
  },
}

const NO_MAIL =
  'Mail is not configured here, so nobody is asked for confirmation: set SMTP_URL, then run readers --ask.'

function describeUnsent(unsent: ReadonlyMap<DeliveryState, number>): string {
  const waiting = unsent.get('waiting') ?? 0
  const dead = unsent.get('dead') ?? 0
  const advice = dead > 0 ? ' (retry --all sends it again)' : ''
  return `Mail to readers: ${waiting.toLocaleString('en-GB')} waiting, ${dead.toLocaleString('en-GB')} given up${advice}.\n`
}

function cellsOf({ email, state, signed_up_at, confirmed_at, ended_at }: ReadersTable): string[] {
  const since = { pending: null, confirmed: confirmed_at, left: ended_at, bounced: ended_at }[state]
  return [
    formatLocalTime(signed_up_at),
    state,
    since === null ? '' : formatLocalTime(since),
    terminalLine(email),
  ]
}
