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

const HIGH = 'bdfhklH'
const LOW = 'gjpqy'
const UPRIGHT = 'dhilmnu'
/**
 * Sets a font's headings with the distances of the design: letters come closer in proportion to
 * the space that the font leaves between them, lines stand farther apart if its letters are higher.
 * @param file the font at the weight and width of headings.
 */
export function headingFit(file: Buffer): HeadingFit {
  const { gap, ink } = measure(file)
  return {
    tightening: twoDecimals(Math.min(1, Math.max(0, gap / DRAWN_WITH.gap))),
    leading: twoDecimals(Math.max(1, ink / DRAWN_WITH.ink)),
  }
}

function measure(file: Buffer): Measures {
  const font = readFont(file)
  const glyphs = (letters: string) =>
    [...letters].map((letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0))
  const upright = glyphs(UPRIGHT)
  const before = Math.min(...upright.map(({ bbox }) => bbox.minX))
  const after = Math.min(...upright.map(({ bbox, advanceWidth }) => advanceWidth - bbox.maxX))
  const top = Math.max(...glyphs(HIGH).map(({ bbox }) => bbox.maxY))
  const foot = Math.min(...glyphs(LOW).map(({ bbox }) => bbox.minY))
  return { gap: (before + after) / font.unitsPerEm, ink: (top - foot) / font.unitsPerEm }
}

function twoDecimals(share: number): number {
  return Math.round(share * 100) / 100
}
