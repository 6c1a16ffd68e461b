import { isDeepStrictEqual } from 'node:util'
import { isGroup } from '../../content-model/fieldsOf.ts'

/**
 * For each item of a new list the index of the old item that it was, or undefined if it is new. Moved
 * items are found again though their number has changed with their place.
 */
export function matchItems(before: unknown[], after: unknown[]): (number | undefined)[] {
  const free = new Set(before.keys())
  const matches: (number | undefined)[] = after.map(() => undefined)
  const take = (index: number, place: number | undefined) => {
    if (place === undefined || !free.delete(place)) return
    matches[index] = place
  }
  for (const [index, item] of after.entries()) {
    const alike = [...free].filter((place) => isDeepStrictEqual(before[place], item))
    take(index, alike.includes(index) ? index : alike[0])
  }
  for (const [index, item] of after.entries()) {
    if (matches[index] !== undefined || typeof item !== 'object') continue
    const likeness = [...free].map((place) => ({ place, same: sharedFields(before[place], item) }))
    const best = likeness.sort((one, other) => other.same - one.same)[0]
    if (best && best.same > 0) take(index, best.place)
    else if (before.length === after.length && free.has(index)) take(index, index)
  }
  return matches
}

/** How many fields of two records hold the same; the number of a record tells nothing. */
function sharedFields(one: unknown, other: unknown): number {
  if (!isGroup(one) || !isGroup(other)) return 0
  return Object.keys(one).filter(
    (name) => name !== 'id' && name in other && isDeepStrictEqual(one[name], other[name]),
  ).length
}
