import { expect, test } from 'vitest'
import { lastChanged } from './dates.ts'

const dates = new Map([
  ['pages/home.yaml', '2025-01-01'],
  ['team/amara.yaml', '2025-03-01'],
  ['plans/basic.yaml', '2025-02-01'],
])

test('several files together changed last on the latest of their days', () => {
  expect(lastChanged([...dates.keys()], dates)).toBe('2025-03-01')
})

test('files without a known day have no day together', () => {
  expect(lastChanged(['pages/home.yaml'], new Map())).toBeUndefined()
})
