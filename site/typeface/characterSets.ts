/**
 * What a typeface is cut into: basic Latin with the signs that copy uses, which every page needs, and the
 * accented letters of Latin-1, which browsers fetch where a page has one. ⏳ and 🚫 come from the system.
 */
export const CHARACTER_SETS = {
  basic: `${characterRange(0x20, 0x7e)}\u00a0£€©·–—‘’“”…→✔`,
  accented: characterRange(0xc0, 0xff),
}
export type CharacterSet = keyof typeof CHARACTER_SETS

/** The characters as CSS's `unicode-range` names them: "U+20-7E,U+A0". */
export function unicodeRange(characters: string): string {
  const points = [...characters].map((one) => one.codePointAt(0) ?? 0).toSorted((a, b) => a - b)
  const ranges: { first: number; last: number }[] = []
  for (const point of points) {
    const range = ranges.at(-1)
    if (range && point === range.last + 1) range.last = point
    else ranges.push({ first: point, last: point })
  }
  const hex = (point: number) => point.toString(16).toUpperCase()
  return ranges
    .map(({ first, last }) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`)
    .join(',')
}

function characterRange(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i))
}
