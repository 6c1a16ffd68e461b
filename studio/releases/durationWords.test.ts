import { expect, test } from 'vitest'
import { durationWords } from './durationWords.ts'

test.each([
  [800, '5 seconds'],
  [23_400, '25 seconds'],
  [89_000, '2 minutes'],
  [190_000, '3 minutes'],
])('%i ms is written as %s', (ms, words) => {
  expect(durationWords(ms)).toBe(words)
})
