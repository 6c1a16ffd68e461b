/** The median; of an even number of figures the higher of the two middle ones. NaN where there are none. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN
}
