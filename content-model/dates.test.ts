import { expect, test } from 'vitest'
import { formatDate, parseDate } from './dates.ts'

test.for(['September 6, 2024', '2024-09-06'])('%s is a date', (text) => {
  expect(parseDate(text)).toBe('2024-09-06')
})

test.for(['February 29, 2024', '2024-02-29'])('%s is a day of a leap year', (text) => {
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

test('a day is written as in articles, or in the site’s language', () => {
  expect(formatDate('2024-09-06')).toBe('September 6, 2024')
  expect(formatDate('2024-09-06', 'en-GB')).toBe('6 September 2024')
})
