import { expect, test } from 'vitest'
import { contrastRatio, mixColours } from './colours.ts'

test('black on white has the highest contrast, and a colour on itself the lowest', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrastRatio('#ff5626', '#ff5626')).toBe(1)
})

// Figures of WebAIM's contrast checker, which shows two decimals.
test.for([
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4],
  ['#0000ff', '#ffffff', 8.59],
] as const)('%s on %s has a contrast of %d', ([one, other, ratio]) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 1)
  expect(contrastRatio(other, one)).toBe(contrastRatio(one, other))
})

test('colours are mixed channel by channel', () => {
  expect(mixColours('#000000', '#ffffff', 0.5)).toBe('#808080')
  expect(mixColours('#26272c', '#f5f5f2', 0.12)).toBe('#3f4044')
})
