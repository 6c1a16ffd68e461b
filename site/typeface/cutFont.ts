import subset from 'subset-font'
import type { Typeface } from '../../content-model/schemas/typeface.ts'
import { type FontFacts, readFont } from './readFont.ts'

/** Basic Latin, the Latin-1 letters, and the signs that copy uses. ⏳ and 🚫 come from the system. */
export const CHARACTERS = `${characterRange(0x20, 0x7e)}${characterRange(0xc0, 0xff)}\u00a0£€©·–—‘’“”…→✔`

/** Weights and width that running text, labels and emphasis use; headings add their own. */
const TEXT_AXES = { wght: { min: 400, max: 700 }, wdth: { min: 100, max: 100 } }
/** Weight of running text. */
export const TEXT_WEIGHT = 420

export type CutFont = {
  woff2: Buffer
  /** What `@font-face` says of it, as "400 700" and "100% 116%". */
  weight: string
  stretch: string
  /** The font as running text and as headings use it. */
  text: FontFacts
  heading: FontFacts
}

/**
 * Cuts a font down to the characters and axes that the site uses, and reads its measures.
 * @throws where the file is no font that a browser takes.
 */
export async function cutFont(source: Buffer, heading: Typeface['heading']): Promise<CutFont> {
  const facts = readFont(await subset(source, CHARACTERS, { targetFormat: 'sfnt' }))
  const { wght, wdth } = facts.axes
  const weights = wght && within(wght, TEXT_AXES.wght, heading.weight)
  const widths = wdth && within(wdth, TEXT_AXES.wdth, heading.width)

  async function instance(weight: number, width: number): Promise<FontFacts> {
    const variationAxes = {
      ...(wght && { wght: clamp(weight, wght) }),
      ...(wdth && { wdth: clamp(width, wdth) }),
    }
    return readFont(await subset(source, CHARACTERS, { targetFormat: 'sfnt', variationAxes }))
  }

  return {
    woff2: await subset(source, CHARACTERS, {
      targetFormat: 'woff2',
      variationAxes: { ...(weights && { wght: weights }), ...(widths && { wdth: widths }) },
    }),
    weight: weights ? `${weights.min} ${weights.max}` : String(facts.weight),
    stretch: widths ? `${widths.min}% ${widths.max}%` : '100%',
    text: await instance(TEXT_WEIGHT, 100),
    heading: await instance(heading.weight, heading.width),
  }
}

type Range = { min: number; max: number }

/** The part of an axis that text and headings use. */
function within(axis: Range, text: Range, heading: number): Range {
  return {
    min: clamp(Math.min(text.min, heading), axis),
    max: clamp(Math.max(text.max, heading), axis),
  }
}

function clamp(value: number, { min, max }: Range): number {
  return Math.min(max, Math.max(min, value))
}

function characterRange(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i))
}
