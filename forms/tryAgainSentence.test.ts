import { expect, test } from 'vitest'
import { tryAgainSentence } from './tryAgainSentence.ts'

test.for([
  [1, 'en-GB', '1 minute'],
  [60, 'en-GB', '1 minute'],
  [61, 'en-GB', '2 minutes'],
  [300, 'en-GB', '5 minutes'],
  [3540, 'en-GB', '59 minutes'],
  [3541, 'en-GB', '1 hour'],
  [3601, 'en-GB', '2 hours'],
  [300, 'de-DE', '5 Minuten'],
] as const)('%d seconds in %s read %s', ([waitS, locale, time]) => {
  expect(tryAgainSentence('Wait {time}.', waitS, locale)).toBe(`Wait ${time}.`)
})
