import { readFont } from './readFont.ts'

/** Settings of a font's headings relative to the design's own font, for which both are 1. */
export type HeadingFit = {
  /** Share of the design's negative letter spacing, from 0 to 1. */
  tightening: number
  /** Share of the design's line height, from 1 on. */
  leading: number
}

/** Measurements in ems. */
type Measures = {
  /** The smallest space that the font leaves between two upright letters. */
  gap: number
  /** Height from the top of the tallest letters to the bottom of the lowest. */
  ink: number
}

/** Mona Sans at weight 640 and width 112, for which the design's spacing and line heights were chosen. */
const DRAWN_WITH: Measures = { gap: 0.078, ink: 0.906 }

/**
 * The letters used to measure a font of a script: the tallest, the lowest, and upright ones, which joined scripts do
 * not have.
 */
const LETTERS: Record<string, { high: string; low: string; upright?: string }> = {
  Latn: { high: 'bdfhklH', low: 'gjpqy', upright: 'dhilmnu' },
  Cyrl: { high: 'бфБН', low: 'руфц', upright: 'имнпш' },
  Grek: { high: 'βδθλΗ', low: 'γημρφ', upright: 'ηικμν' },
  Hebr: { high: 'ל', low: 'ןףץק', upright: 'החםן' },
  Arab: { high: 'اكلط', low: 'جحعغ' },
}

/**
 * Adjusts the spacing of the design to a font's headings. Letters are tightened in proportion to the space that the
 * font leaves between them, and not at all if they are joined; lines get more leading if the letters are taller. An
 * unknown script keeps the design's spacing.
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
