import { expect, test } from 'vitest'
import { lastChanged } from './dates.ts'

const dates = new Map([
  ['pages/home.yaml', '2025-01-01'],
  ['team/amara.yaml', '2025-03-01'],
  ['plans/basic.yaml', '2025-02-01'],
])

test('what several files make changed last on the day on which the newest of them did', () => {
  expect(lastChanged([...dates.keys()], dates)).toBe('2025-03-01')
})

test('where no day of a file is known, none is told', () => {
  expect(lastChanged(['pages/home.yaml'], new Map())).toBeUndefined()
})
