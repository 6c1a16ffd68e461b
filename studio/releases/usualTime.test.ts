import { expect, test } from 'vitest'
import { durationWords, medianOf } from './usualTime.ts'

test('the usual time is the middle one of the former ones, and unknown before the first', () => {
  expect(medianOf([40, 12, 600])).toBe(40)
  expect(medianOf([])).toBeUndefined()
})

test.each([
  [800, '5 seconds'],
  [23_400, '25 seconds'],
  [89_000, '2 minutes'],
  [190_000, '3 minutes'],
])('%i ms is told as %s', (ms, words) => {
  expect(durationWords(ms)).toBe(words)
})
