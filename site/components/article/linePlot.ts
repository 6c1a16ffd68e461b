/** Height of the drawing in px; its width follows the page. */
export const PLOT_HEIGHT = 220
/** Position of zero, in px from the top. */
export const BASELINE = 184
const TOP = 30
/** Space at both ends in % of the width: half a label. */
const INSET = 5

export type PlotPoint = {
  x: number
  y: number
  value: number
  label: string
  named: boolean
  below: boolean
}

/** Distance of a value from the top in px, on a scale from zero to the highest value. */
export function heightOf(value: number, highest: number): number {
  return Math.round(BASELINE - (value / highest) * (BASELINE - TOP))
}

/**
 * Positions the values from left to right: `x` in % of the width, `y` in px from the top. The first, last, highest
 * and lowest are labelled; more labels would overlap on a phone. In a dip the label is below its point, so that the
 * line does not cross it.
 */
export function linePlot(values: [label: string, value: number][]): PlotPoint[] {
  const numbers = values.map(([, value]) => value)
  const highest = Math.max(...numbers)
  const lowest = Math.min(...numbers)
  const step = (100 - 2 * INSET) / Math.max(1, values.length - 1)
  return values.map(([label, value], index) => ({
    x: Number((INSET + index * step).toFixed(2)),
    y: heightOf(value, highest),
    value,
    label,
    named:
      index === 0 ||
      index === values.length - 1 ||
      index === numbers.indexOf(highest) ||
      index === numbers.indexOf(lowest),
    below: liesBelowNeighbours(numbers, index),
  }))
}

function liesBelowNeighbours(numbers: number[], index: number): boolean {
  const value = numbers[index] ?? 0
  const neighbours = [numbers[index - 1], numbers[index + 1]].map((number) => number ?? value)
  return neighbours.reduce((sum, number) => sum + number - value, 0) > 0
}
