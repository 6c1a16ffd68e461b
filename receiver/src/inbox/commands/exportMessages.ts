import type { Kysely } from 'kysely'
import type { ReceiverDatabase } from '../../storage/schema.ts'
import { recordAccess } from '../accessLog.ts'
import { FILTER_OPTIONS, parseChoice, readFilters } from '../arguments.ts'
import { type Command, UsageError } from '../Command.ts'
import { EXPORT_FORMATS, type ExportedSubmission, formatRows } from '../exportFormats.ts'
import { selectNotes } from '../notes.ts'
import { readPages, type SubmissionFilters } from '../submissions.ts'
import { remark, type Terminal } from '../terminal.ts'
import { pluralise } from '../text.ts'
import { countItems, EXPORT_OPTIONS, readExportFile, writeExport } from '../writeExport.ts'

export const exportMessages: Command = {
  name: 'export',
  summary: 'messages as CSV for a spreadsheet, or as JSON',
  operands: '',
  operandCount: [0, 0],
  options: {
    format: { value: EXPORT_FORMATS.join('|'), help: 'always needed' },
    ...EXPORT_OPTIONS,
    ...FILTER_OPTIONS,
  },
  notes: [
    'Times are UTC. In CSV an apostrophe stands before text that a spreadsheet would calculate.',
    'To pipe the output into another program, use npm run --silent: npm adds lines of its own.',
  ],
  examples: [
    'export --format csv --file messages.csv',
    'export --format json --file nora.json --email nora@northfold.example',
  ],
  prepare(given, terminal) {
    const named = given.values.get('format')
    if (!named) throw new UsageError('export needs --format csv or --format json.')
    const format = parseChoice('format', named, EXPORT_FORMATS)
    const file = readExportFile(given, terminal)
    const filters = readFilters(given, terminal.now)
    return async ({ database }) => {
      const rows = countItems(readMessages(database, filters, terminal))
      const pieces = formatRows(format, rows.items)
      await writeExport(terminal, file, pieces, () => pluralise(rows.count(), 'message'))
      if (rows.count() === 0) remark(terminal, 'No message matches.')
    }
  },
}

/** Hands out messages with their notes; the log knows of each before it leaves. */
async function* readMessages(
  database: Kysely<ReceiverDatabase>,
  filters: SubmissionFilters,
  terminal: Terminal,
): AsyncGenerator<ExportedSubmission> {
  for await (const page of readPages(database, filters)) {
    const ids = page.map(({ id }) => id)
    await recordAccess(database, 'exported', ids, terminal)
    const notes = await selectNotes(database, ids)
    for (const message of page) yield { ...message, notes: notes.get(message.id) ?? [] }
  }
}
