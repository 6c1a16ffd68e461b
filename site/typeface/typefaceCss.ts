import type { Typeface } from '../../content-model/schemas/typeface.ts'
import { type FontUse, unicodeRange } from './characterSets.ts'
import type { FallbackMetrics } from './fallbackMetrics.ts'

/** What cutTypeface.ts leaves beside the cut files. */
export type CutTypeface = {
  faces: { file: string; use: FontUse; set: string; characters: string; weight: string }[]
  text: FallbackMetrics
  heading: FallbackMetrics
}

const ARIAL = ['Arial', 'Liberation Sans']
const ARIAL_BOLD = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold']

/**
 * The typeface as CSS: its faces, the system fonts that stand in until they arrive, and the properties that the
 * styles use. The stand-ins have the typeface's measures, so that the swap moves nothing.
 * @param urls address of each cut file by name.
 */
export function typefaceCss(
  { family, heading }: Typeface,
  cut: CutTypeface,
  urls: Record<string, string>,
): string {
  const families = { text: family, heading: `${family} heading` }
  const faces = cut.faces.map(
    ({ file, use, characters, weight }) =>
      `@font-face{font-family:"${families[use]}";src:url(${urls[file]}) format("woff2");font-weight:${weight};unicode-range:${unicodeRange(characters)};font-display:swap}`,
  )
  const [text, display] = [`${family} fallback`, `${family} heading fallback`]
  return [
    ...faces,
    standIn(text, ARIAL, cut.text),
    standIn(display, ARIAL_BOLD, cut.heading),
    `:root{--font:"${families.text}","${text}",Arial,sans-serif;--font-display:"${families.heading}","${display}",Arial,sans-serif;`,
    `--heading-weight:${heading.weight}}`,
  ].join('')
}

function standIn(family: string, systemFonts: string[], metrics: FallbackMetrics): string {
  const { sizeAdjust, ascentOverride, descentOverride, lineGapOverride } = metrics
  const sources = systemFonts.map((name) => `local("${name}")`).join(',')
  return `@font-face{font-family:"${family}";src:${sources};size-adjust:${sizeAdjust}%;ascent-override:${ascentOverride}%;descent-override:${descentOverride}%;line-gap-override:${lineGapOverride}%}`
}
