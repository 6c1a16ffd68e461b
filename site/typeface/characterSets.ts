const LETTERS = `${characterRange(0x41, 0x5a)}${characterRange(0x61, 0x7a)}`
/** Characters of headings, prices and figures. */
const HEADING = `${LETTERS}0123456789 \u00a0.,:?!'’–-&()%£$+`
/** Further characters of addresses, quotations and notes. */
const TEXT = `${HEADING};/“”"@©*·→…`
/** Basic Latin and the signs used in the texts. ⏳ and 🚫 come from system fonts. */
const BASIC = `${characterRange(0x20, 0x7e)}\u00a0£€©·–—‘’“”…→✔`
/** Letters of Western European languages, and German quotation marks and the section sign. */
const ACCENTED = `${characterRange(0xc0, 0xff)}„‚§`

/**
 * The sets that a typeface is cut into. Every page needs `basic`; browsers fetch each other file only if a page has one
 * of its characters.
 */
export const CHARACTER_SETS = {
  text: { basic: TEXT, signs: without(TEXT, BASIC), accented: ACCENTED },
  heading: { basic: HEADING, signs: without(HEADING, BASIC), accented: ACCENTED },
}
/**
 * The characters to keep in a font of another script: every character of the script that the font has, except
 * presentation forms. Empty if it has none.
 * @param codePoints those of the font.
 */
export function charactersOf(script: string, codePoints: readonly number[]): string {
  const written = new RegExp(`\\p{scx=${script}}`, 'u')
  return codePoints
    .map((point) => String.fromCodePoint(point))
    .filter((character) => written.test(character) && character === character.normalize('NFKC'))
    .join('')
}

export type FontUse = keyof typeof CHARACTER_SETS

/** The characters as a `unicode-range` of CSS: "U+20-7E,U+A0". */
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

function without(left: string, characters: string): string {
  return [...characters].filter((one) => !left.includes(one)).join('')
}

function characterRange(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i))
}
