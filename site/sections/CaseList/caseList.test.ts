import { expect, test } from 'vitest'
import { widthAt } from './widthAt.ts'

test.for([
  [1, 'full'],
  [2, 'full full'],
  [3, 'full wide narrow'],
  [4, 'full wide narrow full'],
  [5, 'full wide narrow narrow wide'],
  [6, 'full wide narrow narrow wide full'],
] as const)('%i cases leave no gap in a row', ([count, widths]) => {
  const row = Array.from({ length: count }, (_, index) => widthAt(index, count))
  expect(row.join(' ')).toBe(widths)
})
