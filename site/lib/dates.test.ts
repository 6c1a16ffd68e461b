import { expect, test } from 'vitest'
import { lastChanged } from './dates.ts'

const dates = new Map([
  ['pages/team.yaml', '2025-01-01T00:00:00Z'],
  ['team/amara.yaml', '2025-03-01T00:00:00Z'],
  ['team/kenji.yaml', '2025-02-01T00:00:00Z'],
  ['teams.yaml', '2025-09-09T00:00:00Z'],
])
const files = ['pages/team.yaml', 'team/amara.yaml', 'team/kenji.yaml']

test('a page changed when the newest of its files did', () => {
  expect(lastChanged(files, dates)).toBe('2025-03-01T00:00:00Z')
})

test('one file that no commit holds yet leaves the date of the page open', () => {
  const withDraft = new Map([...dates, ['team/new.yaml', undefined]])
  expect(lastChanged([...files, 'team/new.yaml'], withDraft)).toBeUndefined()
})

test('without a history nothing is claimed', () => {
  expect(lastChanged(files, new Map())).toBeUndefined()
})
