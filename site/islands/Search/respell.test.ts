import { describe, expect, test } from 'vitest'
import { resemblesKnownWord, respell } from './respell.ts'

const words =
  '9zz agency analytics automation blog data gdpr pricing roofing security ux work'.split(' ')

describe('resemblesKnownWord', () => {
  test.for(['gdpr', 'GDPR data', 'pric', 'roofers', 'ux', 'secuirty'])('accepts "%s"', (query) => {
    expect(resemblesKnownWord(query, words)).toBe(true)
  })

  test.for(['zzxqqk', 'wombat', 'gdpr zzxqqk', 'xyzzy', '', '???'])('rejects "%s"', (query) => {
    expect(resemblesKnownWord(query, words)).toBe(false)
  })
})

describe('respell', () => {
  test.for([
    ['secuirty', 'security'],
    ['gpdr', 'gdpr'],
    ['analitycs', 'analytics'],
    ['Roofin', 'roofing'],
    ['gdpr secuirty', 'gdpr security'],
    ['gdpr zzxqqk', 'gdpr'],
  ] as const)('corrects "%s" to "%s"', ([query, instead]) => {
    expect(respell(query, words)).toBe(instead)
  })

  test.for(['zzxqqk', 'gdpr', 'xyzzy', 'glug', ''])('does not correct "%s"', (query) => {
    expect(respell(query, words)).toBeUndefined()
  })
})
