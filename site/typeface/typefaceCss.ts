import type { Typeface } from '../../content-model/schemas/brand.ts'
import { type FontUse, unicodeRange } from './characterSets.ts'
import type { HeadingFit } from './headingFit.ts'
import { type FontMetrics, standInFaces, standInFamilies } from './standIns.ts'

/** The measures that cutTypeface.ts leaves beside the cut files. */
export type CutTypeface = {
  /** The basic characters of each use first. */
  faces: Face[]
  metrics: Record<FontUse, FontMetrics>
  fit: HeadingFit
}

type Face = { file: string; use: FontUse; set: string; characters: string; weight: string }

/**
 * The typeface as CSS: its faces, the system fonts that stand in until they arrive, and the properties that the
 * styles use. The stand-ins have the typeface's measures, so that the swap moves nothing. Rare characters are a family
 * of their own: as part of the first, Chromium would prepare a system font in place of each file that it has not
 * fetched, for every size and weight, which on Linux is a question to another process. The first keeps its range all
 * the same: without one, its own wide sign for the unknown would stand for characters that no font of the machine has.
 * @param urls address of each cut file by name.
 */
export function typefaceCss(
  { family, heading }: Typeface,
  cut: CutTypeface,
  urls: Record<string, string>,
): string {
  const familyOf = ({ use, set }: Face) =>
    `${family}${use === 'heading' ? ' heading' : ''}${set === 'basic' ? '' : ' rare'}`
  const faces = cut.faces.map(
    (face) =>
      `@font-face{font-family:"${familyOf(face)}";src:url(${urls[face.file]}) format("woff2");font-weight:${face.weight};unicode-range:${unicodeRange(face.characters)};font-display:swap}`,
  )
  const chain = (use: FontUse) => {
    const families = new Set(cut.faces.filter((face) => face.use === use).map(familyOf))
    return [...families, ...standInFamilies(use)].map((name) => `"${name}",`).join('')
  }
  return [
    ...faces,
    ...standInFaces('text', cut.metrics.text),
    ...standInFaces('heading', cut.metrics.heading),
    `:root{--font:${chain('text')}sans-serif;--font-display:${chain('heading')}sans-serif;`,
    `--heading-weight:${heading.weight}${fitCss(heading, cut.fit)}}`,
  ].join('')
}

/** The owner's spacing and line height, else the measured ones; nothing if they equal the styles' own. */
function fitCss(
  { tightening_percent, line_height_percent }: Typeface['heading'],
  fit: HeadingFit,
): string {
  const tightening = tightening_percent === undefined ? fit.tightening : tightening_percent / 100
  const leading = line_height_percent === undefined ? fit.leading : line_height_percent / 100
  return [
    tightening === 1 ? '' : `;--heading-tightening:${tightening}`,
    leading === 1 ? '' : `;--heading-leading:${leading}`,
  ].join('')
}
