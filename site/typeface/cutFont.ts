import { fromBuffer } from '@capsizecss/unpack'
import subset from 'subset-font'
import type { Typeface } from '../../content-model/schemas/brand.ts'
import { CHARACTER_SETS, charactersOf, type FontUse } from './characterSets.ts'
import { type HeadingFit, headingFit } from './headingFit.ts'
import { readFont } from './readFont.ts'
import { type FontMetrics, meanWidth } from './standIns.ts'

/** Weights of running text, labels and emphasis. */
const TEXT_WEIGHTS = { min: 420, max: 660 }
/** Weight of running text. */
export const TEXT_WEIGHT = TEXT_WEIGHTS.min

/** A font subset for one use. */
export type CutFont = {
  /** A file for each set of characters of this use. */
  files: { set: string; characters: string; woff2: Buffer }[]
  /** `font-weight` of its `@font-face`, such as "420 660". */
  weight: string
  /** Its metrics at the weight and width that the site uses. */
  metrics: FontMetrics
}

type Axes = Record<string, number | { min: number; max: number }>

/**
 * Cuts a font down to the needs of running text. It drops kerning: for a range of weights, the kerning tables are as
 * large as the letters, and at text size the difference is hardly visible.
 * @param script a script other than Latin, whose letters keep all features that join and place them.
 * @throws if the file is not a font that browsers support.
 */
export async function cutForText(source: Buffer, script?: string): Promise<CutFont> {
  const { variationAxes, 'OS/2': os2 } = readFont(source)
  const { wght, wdth } = variationAxes
  const width: Axes = wdth ? { wdth: clamp(100, wdth) } : {}
  const weights = wght && {
    min: clamp(TEXT_WEIGHTS.min, wght),
    max: clamp(TEXT_WEIGHTS.max, wght),
  }
  return {
    files: await cut(source, setsOf(source, 'text', script), {
      variationAxes: { ...width, ...(weights && { wght: weights }) },
      ...(!script && { keepFeatures: [] }),
    }),
    weight: weights ? `${weights.min} ${weights.max}` : String(os2.usWeightClass),
    metrics: await measure(source, { ...width, ...(weights && { wght: weights.min }) }, script),
  }
}

/**
 * Cuts a font down to the one weight and width of headings, with its kerning.
 * @throws if the file is not a font that browsers support.
 */
export async function cutForHeadings(
  source: Buffer,
  heading: Typeface['heading'],
  script?: string,
): Promise<CutFont & { fit: HeadingFit }> {
  const place = placeOfHeadings(source, heading)
  return {
    files: await cut(source, setsOf(source, 'heading', script), {
      variationAxes: place,
      ...(!script && { keepFeatures: ['kern'] }),
    }),
    weight: String(place.wght ?? readFont(source)['OS/2'].usWeightClass),
    metrics: await measure(source, place, script),
    fit: headingFit(await uncut(source, place, script), script),
  }
}

/** The axis values of headings; empty if the font has no axes. */
export function placeOfHeadings(
  source: Buffer,
  heading: Typeface['heading'],
): Record<string, number> {
  const { wght, wdth } = readFont(source).variationAxes
  return {
    ...(wght && { wght: clamp(heading.weight, wght) }),
    ...(wdth && { wdth: clamp(heading.width, wdth) }),
  }
}

/** @throws if the font has no letters of the script. */
function setsOf(source: Buffer, use: FontUse, script: string | undefined): Record<string, string> {
  if (!script) return CHARACTER_SETS[use]
  const characters = charactersOf(script, readFont(source).characterSet)
  if (!characters) throw new Error(`It has no letters of the script ${script}.`)
  return { basic: characters }
}

async function cut(
  source: Buffer,
  sets: Record<string, string>,
  options: { variationAxes: Axes; keepFeatures?: string[] },
): Promise<CutFont['files']> {
  const files = Object.entries(sets).map(async ([set, characters]) => {
    const woff2 = await subset(source, characters, { targetFormat: 'woff2', ...options })
    return { set, characters, woff2 }
  })
  return Promise.all(files)
}

/** The metrics of a font, at the given position on its axes, if it has any. */
async function measure(
  source: Buffer,
  variationAxes: Axes,
  script: string | undefined,
): Promise<FontMetrics> {
  const file = await uncut(source, variationAxes, script)
  const { unitsPerEm, ascent, descent, lineGap, xWidthAvg } = await fromBuffer(file)
  const own = script ? meanWidth(readFont(file), script) : xWidthAvg
  return { unitsPerEm, ascent, descent, lineGap, xWidthAvg: own }
}

/** All characters that the site uses of a font, uncompressed, at the given position on its axes, if it has any. */
async function uncut(source: Buffer, variationAxes: Axes, script?: string): Promise<Buffer> {
  const characters = Object.values(setsOf(source, 'text', script)).join('')
  return subset(source, characters, { targetFormat: 'sfnt', variationAxes })
}

function clamp(value: number, { min, max }: { min: number; max: number }): number {
  return Math.min(max, Math.max(min, value))
}
