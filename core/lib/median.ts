/** The median; of an even number of values, the higher of the two middle ones. NaN without values. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN
}
