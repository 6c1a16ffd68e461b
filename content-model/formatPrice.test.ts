import { describe, expect, test } from 'vitest'
import { formatPrice } from './formatPrice.ts'

describe('formatPrice', () => {
  test('puts the symbol before the amount', () => {
    expect(formatPrice('350', '£')).toBe('£350')
  })

  test('parts thousands by commas', () => {
    expect(formatPrice('1200', '£')).toBe('£1,200')
    expect(formatPrice('1234567', '$')).toBe('$1,234,567')
  })
})
