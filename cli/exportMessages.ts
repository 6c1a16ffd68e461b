import { exportedMessages } from '../core/submissions/exportedMessages.ts'
import { EXPORT_FORMATS, formatRows } from '../core/submissions/exportFormats.ts'
import { readFilters } from '../core/submissions/readFilters.ts'
import { parseChoice } from '../core/submissions/values.ts'
import { pluralise } from '../server/text.ts'
import { FILTER_OPTIONS } from './arguments.ts'
import { type Command, UsageError } from './Command.ts'
import { remark } from './terminal.ts'
import { EXPORT_OPTIONS, readExportFile, writeExport } from './writeExport.ts'

export const exportMessages: Command = {
  name: 'export',
  summary: 'write messages as CSV for a spreadsheet, or as JSON',
  operands: '',
  operandCount: [0, 0],
  options: {
    format: { value: EXPORT_FORMATS.join('|'), help: 'required' },
    ...EXPORT_OPTIONS,
    ...FILTER_OPTIONS,
  },
  notes: [
    'Times are in UTC. In CSV, text that a spreadsheet would calculate begins with an apostrophe.',
    'To pipe the output into another program, use npm run --silent: npm adds its own lines otherwise.',
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
    const filters = readFilters(given.values, terminal.now)
    return async ({ database }) => {
      let count = 0
      async function* counted() {
        for await (const row of exportedMessages(database, filters, terminal)) {
          count += 1
          yield row
        }
      }
      await writeExport(terminal, file, () => formatRows(format, counted()))
      if (file) remark(terminal, `${pluralise(count, 'message')} in ${file.path}`)
      if (count === 0) remark(terminal, 'No message matches.')
    }
  },
}
