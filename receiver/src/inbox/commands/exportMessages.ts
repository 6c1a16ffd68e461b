import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Kysely } from 'kysely'
import type { ReceiverDatabase } from '../../storage/schema.ts'
import { recordAccess } from '../accessLog.ts'
import { FILTER_OPTIONS, parseChoice, readFilters } from '../arguments.ts'
import { type Command, UsageError } from '../Command.ts'
import { EXPORT_FORMATS, type ExportedSubmission, formatRows } from '../exportFormats.ts'
import { selectNotes } from '../notes.ts'
import { openPrivateFile } from '../openPrivateFile.ts'
import { readPages, type SubmissionFilters } from '../submissions.ts'
import { remark, type Terminal } from '../terminal.ts'
import { pluralise, terminalLines } from '../text.ts'

export const exportMessages: Command = {
  name: 'export',
  summary: 'messages as CSV for a spreadsheet, or as JSON',
  operands: '',
  operandCount: [0, 0],
  options: {
    format: { value: EXPORT_FORMATS.join('|'), help: 'always needed' },
    file: { value: 'PATH', help: 'a new file that only you may read; else the terminal' },
    force: { help: 'write over the file if it exists' },
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
    const { values, switches } = given
    const named = values.get('format')
    if (!named) throw new UsageError('export needs --format csv or --format json.')
    const format = parseChoice('format', named, EXPORT_FORMATS)
    const path = values.get('file')
    const overwrite = switches.has('force')
    if (!path && overwrite) throw new UsageError('--force goes with --file PATH.')
    const filters = readFilters(given, terminal.now)
    return async ({ database }) => {
      const rows = countItems(readMessages(database, filters, terminal))
      const pieces = formatRows(format, rows.items)
      if (path) {
        const file = resolve(terminal.workingDirectory, path)
        await writeFile(file, overwrite, pieces)
        remark(terminal, `${pluralise(rows.count(), 'message')} in ${file}`)
      } else {
        await writeOut(terminal, pieces)
      }
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

function countItems<Item>(source: AsyncIterable<Item>) {
  let count = 0
  async function* read() {
    for await (const item of source) {
      count += 1
      yield item
    }
  }
  return { items: read(), count: () => count }
}

async function writeFile(path: string, overwrite: boolean, pieces: Readable): Promise<void> {
  const file = await openPrivateFile(path, overwrite)
  try {
    await pipeline(pieces, file.createWriteStream())
  } catch (error) {
    // Half an export would look like a whole one.
    await rm(path, { force: true })
    throw error
  }
}

/** A terminal gets signs instead of control characters; a program gets the bytes as they are. */
async function writeOut(terminal: Terminal, pieces: Readable): Promise<void> {
  const stayOpen = { end: false }
  if (terminal.columns === null) return pipeline(pieces, terminal.output, stayOpen)
  const safe = new Transform({
    decodeStrings: false,
    transform: (piece, _encoding, done) => done(null, terminalLines(String(piece))),
  })
  return pipeline(pieces.setEncoding('utf8'), safe, terminal.output, stayOpen)
}
