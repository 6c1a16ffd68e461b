import { expect, test } from 'vitest'
import { BASELINE, heightOf, linePlot } from './linePlot.ts'

const plot = linePlot([
  ['1', 14],
  ['2', 11],
  ['3', 21],
  ['4', 13],
  ['5', 14],
])

test('the scale begins at zero', () => {
  expect(heightOf(0, 21)).toBe(BASELINE)
  expect(BASELINE - heightOf(20, 20)).toBe(2 * (BASELINE - heightOf(10, 20)))
})

test('points run from left to right inside the drawing', () => {
  const places = plot.map(({ x }) => x)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places.at(0)).toBeGreaterThan(0)
  expect(places.at(-1)).toBeLessThan(100)
})

test('the first, last, highest and lowest points are labelled', () => {
  expect(plot.filter(({ named }) => named).map(({ label }) => label)).toEqual(['1', '2', '3', '5'])
})

test('a label is below its point in a dip, and above it on a peak', () => {
  expect(plot.map(({ below }) => below)).toEqual([false, true, false, true, false])
})
