import { expect, test } from 'vitest'
import { parseDate } from '../../content-model/dates.ts'
import { loadRecords } from '../../content-model/records.ts'
import { TEST_CONTENT } from '../../tests/support/content/testContent.ts'
import { listRecords } from './catalogue.ts'

test('articles are listed with the newest first', async () => {
  const dates = new Map(
    (await loadRecords(TEST_CONTENT)).records.map(({ file, value }) => [
      file,
      parseDate((value as { date?: string }).date ?? '') ?? '',
    ]),
  )
  const { records } = await listRecords(TEST_CONTENT)
  const listed = records
    .filter(({ file }) => file.startsWith('content/posts/'))
    .map(({ file }) => dates.get(file))
  expect(listed.length).toBeGreaterThan(3)
  expect(listed).toEqual(listed.toSorted().toReversed())
})
