import { expect, test } from 'vitest'
import { formatDate, parseDate, writeDate } from './dates.ts'

test.for(['September 6, 2024', '2024-09-06'])('%s is read as a date', (text) => {
  expect(parseDate(text)).toBe('2024-09-06')
})

test.for(['February 29, 2024', '2024-02-29'])('%s is read as a day of a leap year', (text) => {
  expect(parseDate(text)).toBe('2024-02-29')
})

test.for([
  'February 31, 2024',
  '2024-02-31',
  '2023-02-29',
  'Sept 6, 2024',
  'September 06, 2024',
  '6 September 2024',
  '06/09/2024',
  '2024-9-6',
  '2024-09-06T00:00',
  'soon',
  '',
])('“%s” is not a date', (text) => {
  expect(parseDate(text)).toBeUndefined()
})

test.for([
  ['en-GB', '6 September 2024'],
  ['de', '6. September 2024'],
  ['pl', '6 września 2024'],
  ['ar', '6 سبتمبر 2024'],
] as const)('a date is written in %s', ([locale, words]) => {
  expect(formatDate('2024-09-06', locale)).toBe(words)
})

test('content files use the date format of the specification', () => {
  expect(writeDate('2024-09-06')).toBe('September 6, 2024')
})
