import { readFont } from './readFont.ts'

/** Settings of a font's headings relative to the design's own font. Both are 1 for that one. */
export type HeadingFit = {
  /** Share of the design's negative letter spacing, from 0 to 1. */
  tightening: number
  /** Share of the design's line height, from 1 on. */
  leading: number
}

/** Measures in ems. */
type Measures = {
  /** The least space that the font leaves between two upright letters. */
  gap: number
  /** From the top of the highest letters to the foot of the lowest. */
  ink: number
}

/** Mona Sans at weight 640 and width 112, with which spacing and line heights of the design were drawn. */
const DRAWN_WITH: Measures = { gap: 0.078, ink: 0.906 }

/**
 * The letters by which fonts of a script are measured: the highest, the lowest, and upright ones, which joined
 * scripts do not have.
 */
const LETTERS: Record<string, { high: string; low: string; upright?: string }> = {
  Latn: { high: 'bdfhklH', low: 'gjpqy', upright: 'dhilmnu' },
  Cyrl: { high: 'бфБН', low: 'руфц', upright: 'имнпш' },
  Grek: { high: 'βδθλΗ', low: 'γημρφ', upright: 'ηικμν' },
  Hebr: { high: 'ל', low: 'ןףץק', upright: 'החםן' },
  Arab: { high: 'اكلط', low: 'جحعغ' },
}

/**
 * Sets a font's headings with the distances of the design: letters come closer in proportion to
 * the space that the font leaves between them, and not at all if they are joined; lines stand farther apart if its
 * letters are higher. A script of which nothing is known is set as the design was drawn.
 * @param file the font at the weight and width of headings.
 */
export function headingFit(file: Buffer, script = 'Latn'): HeadingFit {
  const letters = LETTERS[script]
  if (!letters) return { tightening: 1, leading: 1 }
  const { gap, ink } = measure(file, letters)
  return {
    tightening: twoDecimals(Math.min(1, Math.max(0, gap / DRAWN_WITH.gap))),
    leading: twoDecimals(Math.max(1, ink / DRAWN_WITH.ink)),
  }
}

function measure(file: Buffer, { high, low, upright }: (typeof LETTERS)[string]): Measures {
  const font = readFont(file)
  const glyphs = (letters: string) =>
    [...letters].map((letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0))
  const apart = upright ? glyphs(upright) : []
  const before = Math.min(...apart.map(({ bbox }) => bbox.minX))
  const after = Math.min(...apart.map(({ bbox, advanceWidth }) => advanceWidth - bbox.maxX))
  const top = Math.max(...glyphs(high).map(({ bbox }) => bbox.maxY))
  const foot = Math.min(...glyphs(low).map(({ bbox }) => bbox.minY))
  const gap = upright ? (before + after) / font.unitsPerEm : 0
  return { gap, ink: (top - foot) / font.unitsPerEm }
}

function twoDecimals(share: number): number {
  return Math.round(share * 100) / 100
}
