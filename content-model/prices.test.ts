import { describe, expect, test } from 'vitest'
import { formatPrice, priceInDollars } from './prices.ts'

describe('formatPrice', () => {
  test('puts the symbol before the amount', () => {
    expect(formatPrice('350', '£')).toBe('£350')
  })

  test('parts thousands by commas', () => {
    expect(formatPrice('1200', '£')).toBe('£1,200')
    expect(formatPrice('1234567', '$')).toBe('$1,234,567')
  })
})

describe('priceInDollars', () => {
  test('finds the dollars for a price in pounds', () => {
    expect(priceInDollars({ price: '350' }, { 350: 450, 950: 1200 })).toBe('450')
  })

  test('takes the plan’s own price before the table’s', () => {
    expect(priceInDollars({ price: '350', price_usd: '399' }, { 350: 450 })).toBe('399')
  })

  test('leaves a price unchanged when the table has no entry for it', () => {
    expect(priceInDollars({ price: '450' }, { 350: 450, 950: 1200 })).toBe('450')
    expect(priceInDollars({ price: '80' }, {})).toBe('80')
  })

  test('reads the table from pounds to dollars only', () => {
    expect(priceInDollars({ price: '1200' }, { 950: 1200 })).toBe('1200')
  })

  test('takes no entry from inherited object properties', () => {
    expect(priceInDollars({ price: 'constructor' }, {})).toBe('constructor')
  })
})
