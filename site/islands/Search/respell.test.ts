import { describe, expect, test } from 'vitest'
import { respell, soundsKnown } from './respell.ts'

const words =
  '9zz agency analytics automation blog data gdpr pricing roofing security ux work'.split(' ')

describe('a query sounds known', () => {
  test.for(['gdpr', 'GDPR data', 'pric', 'roofers', 'ux', 'secuirty'])('%s', (query) => {
    expect(soundsKnown(query, words)).toBe(true)
  })

  test.for(['zzxqqk', 'wombat', 'gdpr zzxqqk', 'xyzzy', '', '???'])('but not %s', (query) => {
    expect(soundsKnown(query, words)).toBe(false)
  })
})

describe('a query is respelt', () => {
  test.for([
    ['secuirty', 'security'],
    ['gpdr', 'gdpr'],
    ['analitycs', 'analytics'],
    ['Roofin', 'roofing'],
    ['gdpr secuirty', 'gdpr security'],
    ['gdpr zzxqqk', 'gdpr'],
  ] as const)('%s as %s', ([query, instead]) => {
    expect(respell(query, words)).toBe(instead)
  })

  test.for(['zzxqqk', 'gdpr', 'xyzzy', 'glug', ''])('but not %s', (query) => {
    expect(respell(query, words)).toBeUndefined()
  })
})
