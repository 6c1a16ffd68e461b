import { describe, expect, test } from 'vitest'
import { isoDate } from './isoDate.ts'

describe('isoDate', () => {
  test('reads the dates of posts', () => {
    expect(isoDate('September 6, 2024')).toBe('2024-09-06')
    expect(isoDate('October 31, 2024')).toBe('2024-10-31')
  })

  test('throws for what is no date', () => {
    expect(() => isoDate('soon')).toThrow(RangeError)
  })
})
