import { expect, test } from 'vitest'
import { townLine } from './address.ts'

test.for([
  ['GB', 'LS10 9ZZ', 'Leeds', 'Leeds LS10 9ZZ'],
  ['DE', '50667', 'Köln', '50667 Köln'],
  ['PL', '00-001', 'Warszawa', '00-001 Warszawa'],
  ['AE', undefined, 'دبي', 'دبي'],
] as const)('in %s the town line for %s and %s is %s', ([country, postcode, locality, line]) => {
  expect(townLine({ street: 'Street 1', country, postcode, locality })).toBe(line)
})
