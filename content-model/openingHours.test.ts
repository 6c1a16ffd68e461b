import { expect, test } from 'vitest'
import { hasSameHours, WEEKDAYS } from './openingHours.ts'

const HOURS = { days: WEEKDAYS.slice(0, 5), opens: '09:00', closes: '17:30' }

test.each([
  ['en-GB', 'Monday to Friday, 9 to 5.30', true],
  ['en-GB', 'Monday to Friday, 9am–5:30pm', true],
  ['en-GB', 'On weekdays from nine to half past five', true],
  ['de-DE', 'Montag bis Freitag, 9 bis 17.30 Uhr', true],
  ['fr-FR', 'Du lundi au vendredi, 9 h–17 h 30', true],
  ['en-GB', 'Monday to Friday, 9 to 6', false],
  ['en-GB', 'Monday to Saturday, 9 to 5.30', false],
  ['en-GB', 'Tuesday to Friday, 9 to 5.30', false],
  ['de-DE', 'Montag bis Samstag, 9 bis 17.30 Uhr', false],
])('opening hours in words in %s, “%s”, match the fields: %s', (locale, text, isSame) => {
  expect(hasSameHours({ ...HOURS, text }, locale)).toBe(isSame)
})
