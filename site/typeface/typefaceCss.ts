import type { Typeface } from '../../content-model/schemas/brand.ts'
import { type FontUse, unicodeRange } from './characterSets.ts'
import type { HeadingFit } from './headingFit.ts'
import { type FontMetrics, standInFaces, standInFamilies } from './standIns.ts'

/** The measures that cutTypeface.ts leaves beside the cut files. */
export type CutTypeface = CutFamily & {
  /** Those of other scripts. */
  scripts?: (CutFamily & { script: string; family: string })[]
}

export type CutFamily = {
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
 * @param script the one that the page's language is written in: its own typeface, if there is one, follows the first.
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
 * The owner's spacing and line height, else the measured ones, as far as the page's own script allows; nothing if they
 * equal the styles' own.
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
