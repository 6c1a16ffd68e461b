import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { readExtraFields } from '../queries/readExtraFields.ts'
import type { FoundSubmission } from '../queries/selectSubmissions.ts'
import { createCsvStream } from './createCsvStream.ts'
import { createJsonPieces } from './createJsonPieces.ts'

export const EXPORT_FORMATS = ['csv', 'json'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** Writes rows in a format as they come, holding none of them. */
export function formatRows(format: ExportFormat, rows: AsyncIterable<FoundSubmission>): Readable {
  if (format === 'json') return Readable.from(createJsonPieces(rows))
  const csv = createCsvStream()
  // A failure destroys the stream that is given back, and its reader hears of it there.
  pipeline(Readable.from(csvRows(rows)), csv).catch(() => {})
  return csv
}

/** Fields beside the form's own share one cell, a line each. */
async function* csvRows(rows: AsyncIterable<FoundSubmission>): AsyncGenerator<FoundSubmission> {
  for await (const row of rows) {
    const lines = readExtraFields(row).map(([name, value]) => `${name}: ${value}`)
    yield { ...row, extra_fields: lines.join('\n') }
  }
}
