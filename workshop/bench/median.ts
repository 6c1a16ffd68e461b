/** The middle of some figures; of an even number of them the higher of the two. */
export function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN
}
