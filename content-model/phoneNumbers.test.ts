import { expect, test } from 'vitest'
import { dialledNumber } from './phoneNumbers.ts'

test.for([
  ['0113 496 0142', 'GB', '+441134960142'],
  ['+44 (0)113 496 0142', 'GB', '+441134960142'],
  ['0044 113 496 0142', 'FR', '+441134960142'],
  ['030/901-820', 'DE', '+4930901820'],
  ['(212) 555-0142', 'US', '+12125550142'],
  ['1-212-555-0142', 'US', '+12125550142'],
  ['32 12 34 56', 'DK', '+4532123456'],
  ['+39 06 698 12345', 'IT', '+390669812345'],
] as const)('%s in %s is dialled as %s', ([shown, country, dialled]) => {
  expect(dialledNumber(shown, country)).toBe(dialled)
})

test.for([
  ['06 698 12345', 'IT'],
  ['0113 4', 'GB'],
  ['ask for Amara', 'GB'],
  ['+44 113 ring twice', 'GB'],
] as const)('%s in %s is rejected', ([shown, country]) => {
  expect(dialledNumber(shown, country)).toBeUndefined()
})
