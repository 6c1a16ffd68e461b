import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Stringifier, stringify } from 'csv-stringify'
import { describeSignal, readSignals, SPAM_SIGNALS } from '../spam/signals.ts'
import type { Reply } from './replies.ts'
import { type FoundSubmission, readExtraFields } from './selectSubmissions.ts'
import { FORM_COLUMNS, type NotesTable, SOURCE_COLUMNS } from './tables.ts'

export const EXPORT_FORMATS = ['csv', 'json'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** A submission with its notes and replies. */
export type ExportedSubmission = FoundSubmission & {
  notes: readonly NotesTable[]
  replies: readonly Reply[]
}

/** Formats messages as a stream, without buffering them. */
export function formatRows(
  format: ExportFormat,
  rows: AsyncIterable<ExportedSubmission>,
): Readable {
  return format === 'json'
    ? formatRecords(format, CSV_COLUMNS, jsonRows(rows))
    : formatRecords(format, CSV_COLUMNS, csvRows(rows))
}

/**
 * Formats records as a stream, without buffering them.
 * @param columns of the CSV, in order.
 */
export function formatRecords(
  format: ExportFormat,
  columns: readonly string[],
  records: AsyncIterable<object>,
): Readable {
  if (format === 'json') return Readable.from(createJsonPieces(records))
  const csv = createCsvStream(columns)
  // A failure destroys the returned stream, where its reader sees the error.
  pipeline(Readable.from(records), csv).catch(() => {})
  return csv
}

/** The extra fields share one cell, one per line; so do the notes, and the replies. */
async function* csvRows(rows: AsyncIterable<ExportedSubmission>) {
  for await (const row of rows) {
    const fields = readExtraFields(row).map(([name, value]) => `${name}: ${value}`)
    const notes = row.notes.map(
      ({ written_at, author, note }) => `${written_at} ${author}: ${note}`,
    )
    const replies = row.replies.map(
      ({ created_at, author, text }) => `${created_at} ${author}: ${text}`,
    )
    yield {
      ...row,
      extra_fields: fields.join('\n'),
      notes: notes.join('\n'),
      replies: replies.join('\n'),
    }
  }
}

export const CSV_COLUMNS = [
  'id',
  'received_at',
  'form',
  'target',
  'status',
  ...FORM_COLUMNS,
  'extra_fields',
  'mail_state',
  'mail_sent_at',
  ...SOURCE_COLUMNS,
  'language',
  'assigned_to',
  'due_on',
  'notes',
  'replies',
] as const satisfies readonly (keyof ExportedSubmission)[]

/** A formula after spaces or line breaks, which some spreadsheets strip before they parse the cell. */
const HIDDEN_FORMULA = /^[\s\u200b]+[=+\-@\uff1d\uff0b\uff0d\uff20]/

/**
 * Turns records into CSV per RFC 4180. Text that a spreadsheet would take for a formula gets a leading apostrophe; the
 * byte order mark tells Excel that the file is UTF-8.
 */
function createCsvStream(columns: readonly string[]): Stringifier {
  return stringify({
    columns: [...columns],
    header: true,
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    // Otherwise a cell with another kind of line break would not be quoted.
    quote_record_delimiter: true,
    cast: { string: (text) => (HIDDEN_FORMULA.test(text) ? `'${text}` : text) },
  })
}

/** Yields one JSON list in pieces, one record per line. */
async function* createJsonPieces(records: AsyncIterable<object>): AsyncGenerator<string> {
  let isEmpty = true
  for await (const record of records) {
    yield `${isEmpty ? '[' : ','}\n${JSON.stringify(record)}`
    isEmpty = false
  }
  yield isEmpty ? '[]\n' : '\n]\n'
}

async function* jsonRows(rows: AsyncIterable<ExportedSubmission>): AsyncGenerator<object> {
  for await (const row of rows) yield jsonRecord(row)
}

function jsonRecord(row: ExportedSubmission) {
  const {
    mail_state,
    mail_attempts,
    mail_next_attempt_at,
    mail_last_error,
    mail_sent_at,
    ...rest
  } = row
  const {
    spam_signals,
    text_fingerprint: _text,
    token_id: _token,
    learned_as: _kind,
    ...own
  } = rest
  const mail = mail_state && {
    state: mail_state,
    attempts: mail_attempts,
    next_attempt_at: mail_next_attempt_at,
    last_error: mail_last_error,
    sent_at: mail_sent_at,
  }
  const extraFields = readExtraFields(row).map(([name, value]) => ({ name, value }))
  const notes = row.notes.map(({ written_at, author, note }) => ({ written_at, author, note }))
  const replies = row.replies.map(({ created_at, author, subject, text, state, sent_at }) => {
    return { written_at: created_at, author, subject, text, state, sent_at }
  })
  const spam = readSignals(spam_signals).map((signal) => {
    return { points: SPAM_SIGNALS[signal[0]].points, reason: describeSignal(signal) }
  })
  return { ...own, extra_fields: extraFields, notes, replies, mail, spam }
}
