import type { FontFacts } from './readFont.ts'

/** Per cent that stretch a system font until its lines are as long and as high as the typeface's. */
export type FallbackMetrics = {
  sizeAdjust: number
  ascentOverride: number
  descentOverride: number
  lineGapOverride: number
}

/** A sentence of ordinary English (Universal Declaration of Human Rights): its letters are as frequent as usual. */
const SAMPLE =
  'All human beings are born free and equal in dignity and rights. They are endowed with reason and conscience and should act towards one another in a spirit of brotherhood.'

/** Mean width of the sample's characters in ems, from the fonts' own tables (Liberation Sans has Arial's widths). */
export const ARIAL_WIDTHS_EM = { regular: 0.4483, bold: 0.4841 }

/** How Arial, or Arial Bold, has to be stretched to stand in for a font until that has arrived. */
export function fallbackMetrics(
  font: FontFacts,
  arial: keyof typeof ARIAL_WIDTHS_EM,
): FallbackMetrics {
  const sizeAdjust = meanWidthEm(font) / ARIAL_WIDTHS_EM[arial]
  // The browser scales the overrides with size-adjust too.
  const perCent = (units: number) => rounded((100 * units) / font.unitsPerEm / sizeAdjust)
  return {
    sizeAdjust: rounded(100 * sizeAdjust),
    ascentOverride: perCent(font.ascent),
    descentOverride: perCent(font.descent),
    lineGapOverride: perCent(font.lineGap),
  }
}

/** Mean width of the sample's characters in ems; those that the font lacks are passed over. */
function meanWidthEm(font: FontFacts): number {
  const widths = [...SAMPLE].flatMap(
    (character) => font.advanceOf(character.codePointAt(0) ?? 0) ?? [],
  )
  if (widths.length === 0) throw new Error('The font holds no Latin letters.')
  return widths.reduce((sum, width) => sum + width, 0) / widths.length / font.unitsPerEm
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
