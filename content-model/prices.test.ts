import { describe, expect, test } from 'vitest'
import { formatPrice, priceInOther } from './prices.ts'

test.for([
  ['350', 'GBP', 'en-GB', '£350'],
  ['1200', 'GBP', 'en-GB', '£1,200'],
  ['1234567', 'USD', 'en-GB', '$1,234,567'],
  ['1200', 'EUR', 'de', '1.200\u00a0€'],
  ['12000', 'PLN', 'pl', '12\u00a0000\u00a0zł'],
  // The mark keeps the order of the amount in text from right to left.
  ['350', 'GBP', 'ar', '\u200f350\u00a0UK£\u200e'],
  ['1200', 'EUR', 'ar', '\u200f1,200\u00a0€'],
] as const)('%s %s in %s is %s', ([amount, code, locale, words]) => {
  expect(formatPrice(amount, code, locale)).toBe(words)
})

describe('priceInOther', () => {
  const other_by_main = { 350: 450, 950: 1200 }

  test('finds the other price in the table', () => {
    expect(priceInOther({ price: '350' }, { other_by_main })).toBe('450')
  })

  test('prefers the plan’s own price to the price in the table', () => {
    expect(priceInOther({ price: '350', price_other: '399' }, { other_by_main })).toBe('399')
  })

  test('leaves a price unchanged when the table has no entry for it', () => {
    expect(priceInOther({ price: '450' }, { other_by_main })).toBe('450')
    expect(priceInOther({ price: '80' }, { other_by_main: {} })).toBe('80')
  })

  test('reads the table in one direction only', () => {
    expect(priceInOther({ price: '1200' }, { other_by_main })).toBe('1200')
  })

  test('ignores inherited object properties', () => {
    expect(priceInOther({ price: 'constructor' }, { other_by_main: {} })).toBe('constructor')
  })
})
