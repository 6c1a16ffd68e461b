import type { Typeface } from '../../content-model/schemas/brand.ts'
import { type FontUse, unicodeRange } from './characterSets.ts'
import type { HeadingFit } from './headingFit.ts'
import { type FontMetrics, standInFaces, standInFamilies } from './standIns.ts'

/** The metrics that cutTypeface.ts stores beside the cut files. */
export type CutTypeface = CutFamily & {
  /** The typefaces for other scripts. */
  scripts?: (CutFamily & { script: string; family: string })[]
}

export type CutFamily = {
  /** For each use, the basic characters come first. */
  faces: Face[]
  metrics: Record<FontUse, FontMetrics>
  fit: HeadingFit
}

type Face = { file: string; use: FontUse; set: string; characters: string; weight: string }

/**
 * The typeface as CSS: its faces, the system fonts that replace it until it has loaded, and the properties that the
 * stylesheets use. The fallbacks have the typeface's metrics, so that the swap shifts nothing.
 *
 * Rare characters are a family of their own: within the first family, Chromium would prepare a system font in place of
 * each file that it has not fetched, for every size and weight, which on Linux costs a request to another process. The
 * first family has a range nevertheless: without one, its own wide glyph for unknown characters would be shown for
 * characters that no installed font has.
 * @param urls URL of each cut file by name.
 * @param script the script of the page's language; its own typeface, if there is one, follows the first.
 */
export function typefaceCss(
  { family, heading }: Typeface,
  cut: CutTypeface,
  urls: Record<string, string>,
  script?: string,
): string {
  const written = cut.scripts?.find((other) => other.script === script)
  const named = [{ family, faces: cut.faces }, ...(written ? [written] : [])].flatMap((own) =>
    own.faces.map((face) => ({ ...face, family: familyOf(own.family, face) })),
  )
  const faces = named.map(
    (face) =>
      `@font-face{font-family:"${face.family}";src:url(${urls[face.file]}) format("woff2");font-weight:${face.weight};unicode-range:${unicodeRange(face.characters)};font-display:swap}`,
  )
  const chain = (use: FontUse) => {
    const families = new Set(named.filter((face) => face.use === use).map((face) => face.family))
    const standIns = [...(written ? standInFamilies(use, script) : []), ...standInFamilies(use)]
    return [...families, ...standIns].map((name) => `"${name}",`).join('')
  }
  const scriptStandIns = (['text', 'heading'] as const).flatMap((use) => {
    const characters = written?.faces.find((face) => face.use === use)?.characters
    if (!written || !characters) return []
    return standInFaces(use, written.metrics[use], script, unicodeRange(characters))
  })
  return [
    ...faces,
    ...scriptStandIns,
    ...standInFaces('text', cut.metrics.text),
    ...standInFaces('heading', cut.metrics.heading),
    `:root{--font:${chain('text')}sans-serif;--font-display:${chain('heading')}sans-serif;`,
    `--heading-weight:${heading.weight}${fitCss(heading, cut.fit, written?.fit)}}`,
  ].join('')
}

function familyOf(family: string, { use, set }: Face): string {
  return `${family}${use === 'heading' ? ' heading' : ''}${set === 'basic' ? '' : ' rare'}`
}

/**
 * The owner's letter spacing and line height, else the measured ones, as far as the page's own script allows. Empty if
 * they equal the stylesheets' defaults.
 */
function fitCss(
  { tightening_percent, line_height_percent }: Typeface['heading'],
  fit: HeadingFit,
  written: HeadingFit = { tightening: 1, leading: 1 },
): string {
  const own = {
    tightening: tightening_percent === undefined ? fit.tightening : tightening_percent / 100,
    leading: line_height_percent === undefined ? fit.leading : line_height_percent / 100,
  }
  const tightening = Math.min(own.tightening, written.tightening)
  const leading = written.leading > 1 ? Math.max(own.leading, written.leading) : own.leading
  return [
    tightening === 1 ? '' : `;--heading-tightening:${tightening}`,
    leading === 1 ? '' : `;--heading-leading:${leading}`,
  ].join('')
}
