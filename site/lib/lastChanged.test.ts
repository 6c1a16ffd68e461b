import { expect, test } from 'vitest'
import { lastChanged } from './lastChanged.ts'

const dates = new Map([
  ['pages/team.yaml', '2025-01-01T00:00:00Z'],
  ['team/amara.yaml', '2025-03-01T00:00:00Z'],
  ['team/kenji.yaml', '2025-02-01T00:00:00Z'],
  ['teams.yaml', '2025-09-09T00:00:00Z'],
])
const sources = ['pages/team.yaml', 'team']

test('a page changed when the newest of its files did', () => {
  expect(lastChanged({ sources }, dates)).toBe('2025-03-01T00:00:00Z')
})

test('what the content says of itself counts more than its files', () => {
  expect(lastChanged({ sources, changed: '2024-11-01' }, dates)).toBe('2024-11-01')
})

test('one file that no commit holds yet leaves the date of the page open', () => {
  const withDraft = new Map([...dates, ['team/new.yaml', undefined]])
  expect(lastChanged({ sources }, withDraft)).toBeUndefined()
})

test('without a history nothing is claimed', () => {
  expect(lastChanged({ sources }, new Map())).toBeUndefined()
})
