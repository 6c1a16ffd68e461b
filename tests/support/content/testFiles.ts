import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ContentRecord, loadRecords } from '../../../content-model/records.ts'
import { TEST_CONTENT } from './testContent.ts'

/** Every file of the test content with its text. */
export async function testFiles(): Promise<(ContentRecord & { text: string })[]> {
  const { records } = await loadRecords(TEST_CONTENT)
  return Promise.all(
    records.map(async (record) => ({
      ...record,
      text: await readFile(join(TEST_CONTENT, '..', record.file), 'utf8'),
    })),
  )
}
