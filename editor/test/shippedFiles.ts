import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContentRecord } from '../../content-model/ContentRecord.ts'
import { loadRecords } from '../../content-model/loadRecords.ts'

export const SHIPPED = join(import.meta.dirname, '../../content')

/** Every file of the shipped content with its text. */
export async function shippedFiles(): Promise<(ContentRecord & { text: string })[]> {
  const { records } = await loadRecords(SHIPPED)
  return Promise.all(
    records.map(async (record) => ({
      ...record,
      text: await readFile(join(SHIPPED, '..', record.file), 'utf8'),
    })),
  )
}
