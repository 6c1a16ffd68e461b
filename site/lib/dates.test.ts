import { expect, test } from 'vitest'
import { articleDate, lastChanged } from './dates.ts'

const dates = new Map([
  ['pages/home.yaml', '2025-01-01'],
  ['team/amara.yaml', '2025-03-01'],
  ['plans/basic.yaml', '2025-02-01'],
])

test('the last change of several files is the latest of their dates', () => {
  expect(lastChanged([...dates.keys()], dates)).toBe('2025-03-01')
})

test('files without known dates have no last change', () => {
  expect(lastChanged(['pages/home.yaml'], new Map())).toBeUndefined()
})

test.for([
  [{ locale: 'en-GB' }, '6 September 2024'],
  [{ locale: 'en-GB', dates_as: 'en-US' }, 'September 6, 2024'],
  [{ locale: 'de', dates_as: 'en-US' }, '6. September 2024'],
  [{ locale: 'pl', dates_as: 'en-US' }, '6 września 2024'],
  [{ locale: 'ar', dates_as: 'en-US' }, '6 سبتمبر 2024'],
] as const)('with %o an article’s date is %s', ([brand, text]) => {
  expect(articleDate('2024-09-06', brand)).toEqual({ text, iso: '2024-09-06' })
})
