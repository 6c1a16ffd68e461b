import { expect, test } from 'vitest'
import { searchSummary } from './searchSummary.ts'
import type { SearchState } from './useSearch.ts'

const labels = {
  searching: 'Searching…',
  found: { one: 'One page says {query}', other: '{count} pages say {query}' },
  instead: 'Nothing says {query}, but {instead}',
  nothing: 'Nothing says {query}',
  failed: 'Failed',
}

test.for([
  [{ step: 'searching' }, 'Searching…'],
  [{ step: 'failed' }, 'Failed'],
  [{ count: 0 }, 'Nothing says roof'],
  [{ count: 1 }, 'One page says roof'],
  [{ count: 12 }, '12 pages say roof'],
  [{ count: 1, instead: 'proof' }, 'Nothing says roof, but proof'],
] as const)('%o', ([outcome, sentence]) => {
  const state: SearchState = {
    query: 'roof',
    step: 'answered',
    count: 0,
    instead: undefined,
    pages: [],
    ...outcome,
  }
  expect(searchSummary(state, labels, 'en-GB')).toBe(sentence)
})

test('a query that looks like a placeholder is shown as typed', () => {
  const state: SearchState = {
    query: '{count} $&',
    step: 'answered',
    count: 0,
    instead: undefined,
    pages: [],
  }
  expect(searchSummary(state, labels, 'en-GB')).toBe('Nothing says {count} $&')
})
