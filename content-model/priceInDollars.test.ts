import { describe, expect, test } from 'vitest'
import { priceInDollars } from './priceInDollars.ts'

describe('priceInDollars', () => {
  test('finds the dollars for a price in pounds', () => {
    expect(priceInDollars('350', { 350: 450, 950: 1200 })).toBe('450')
  })

  test('leaves a price unchanged when the table has no entry for it', () => {
    expect(priceInDollars('450', { 350: 450, 950: 1200 })).toBe('450')
    expect(priceInDollars('80', {})).toBe('80')
  })

  test('reads the table from pounds to dollars only', () => {
    expect(priceInDollars('1200', { 950: 1200 })).toBe('1200')
  })

  test('takes no entry from what every object inherits', () => {
    expect(priceInDollars('constructor', {})).toBe('constructor')
  })
})
