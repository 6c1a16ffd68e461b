import { type Stringifier, stringify } from 'csv-stringify'
import type { FoundSubmission } from '../queries/selectSubmissions.ts'

export const CSV_COLUMNS = [
  'id',
  'received_at',
  'form',
  'target',
  'status',
  'email',
  'name',
  'phone',
  'subject',
  'comments',
  'extra_fields',
  'mail_state',
  'mail_sent_at',
] as const satisfies readonly (keyof FoundSubmission)[]

/** A formula behind spaces or line breaks, which some spreadsheets take off before they read it. */
const HIDDEN_FORMULA = /^[\s\u200b]+[=+\-@\uff1d\uff0b\uff0d\uff20]/

/**
 * Turns submissions into CSV as RFC 4180 has it. Text that a spreadsheet would take for a formula
 * gets an apostrophe in front; the mark at the start tells Excel that the letters are UTF-8.
 */
export function createCsvStream(): Stringifier {
  return stringify({
    columns: [...CSV_COLUMNS],
    header: true,
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    // Else a cell with another line break than that would stand without quotes.
    quote_record_delimiter: true,
    cast: { string: (text) => (HIDDEN_FORMULA.test(text) ? `'${text}` : text) },
  })
}
