import type { Font } from 'fontkitten'
import type { FontUse } from './characterSets.ts'

/** Measures of a font in its own units, `unitsPerEm` of them to the em. As Capsize's `unpack` reads them. */
export type FontMetrics = {
  unitsPerEm: number
  ascent: number
  /** Negative: it lies below the baseline. */
  descent: number
  lineGap: number
  /** Mean width of a character: in Latin weighted by its frequency in written English, else of `COMMON_LETTERS`. */
  xWidthAvg: number
}

/** A system font by its full or PostScript names for `local()`, and its mean width. */
type SystemFace = { local: string[]; widthEm: number }

/**
 * Fonts of people's machines, the most common first. Every Windows, macOS and iOS offers Arial
 * to `local()`, but never Apple's San Francisco. The fonts listed with Arial have its widths.
 * Widths are `xWidthAvg` of @capsizecss/metrics 4.3.0; those of DejaVu, which it lacks, of @capsizecss/unpack.
 */
const SYSTEM_FONTS: Record<string, Record<FontUse, SystemFace>> = {
  Arial: {
    text: {
      local: [
        'Arial',
        'Liberation Sans',
        'Arimo',
        'Arimo Regular',
        'Nimbus Sans Regular',
        'Helvetica',
      ],
      widthEm: 913 / 2048,
    },
    heading: {
      local: [
        'Arial Bold',
        'Arial-BoldMT',
        'Liberation Sans Bold',
        'Arimo Bold',
        'Nimbus Sans Bold',
        'Helvetica Bold',
      ],
      widthEm: 983 / 2048,
    },
  },
  Roboto: {
    text: { local: ['Roboto', 'Roboto Regular', 'Roboto-Regular'], widthEm: 911 / 2048 },
    // Current Androids have one variable file, whose bold has no name: the browser synthesises it from the regular.
    heading: { local: ['Roboto Bold', 'Roboto-Bold', 'Roboto-Regular'], widthEm: 926 / 2048 },
  },
  'Segoe UI': {
    text: { local: ['Segoe UI'], widthEm: 908 / 2048 },
    heading: { local: ['Segoe UI Bold'], widthEm: 973 / 2048 },
  },
  'Helvetica Neue': {
    text: { local: ['Helvetica Neue'], widthEm: 450 / 1000 },
    heading: { local: ['Helvetica Neue Bold'], widthEm: 480 / 1000 },
  },
  'Noto Sans': {
    text: { local: ['Noto Sans', 'Noto Sans Regular'], widthEm: 474 / 1000 },
    heading: { local: ['Noto Sans Bold'], widthEm: 503 / 1000 },
  },
  'DejaVu Sans': {
    text: { local: ['DejaVu Sans'], widthEm: 1041 / 2048 },
    heading: { local: ['DejaVu Sans Bold'], widthEm: 1176 / 2048 },
  },
}

/** Letters of other scripts by which stand-ins are measured; joined ones apart, which keeps the proportions of fonts. */
const COMMON_LETTERS: Record<string, string> = { Arab: 'ابتثجحخدذرزسشصضطظعغفقكلمنهويةىأإآئؤء' }

/**
 * Fonts of people's machines for other scripts, as far as they may be measured: those of Windows and Apple may not, so
 * Arial stands in there, in Latin's measures. Widths are those of Noto Sans Arabic 2.013, Noto Naskh Arabic 2.019 and
 * DejaVu Sans 2.37.
 */
const SCRIPT_FONTS: Record<string, typeof SYSTEM_FONTS> = {
  Arab: {
    'Noto Sans Arabic': {
      text: { local: ['Noto Sans Arabic', 'NotoSansArabic-Regular'], widthEm: 0.675 },
      heading: { local: ['Noto Sans Arabic Bold', 'NotoSansArabic-Bold'], widthEm: 0.735 },
    },
    'Noto Naskh Arabic': {
      text: {
        local: ['Noto Naskh Arabic', 'Noto Naskh Arabic UI', 'NotoNaskhArabicUI'],
        widthEm: 0.604,
      },
      heading: {
        local: ['Noto Naskh Arabic Bold', 'Noto Naskh Arabic UI Bold', 'NotoNaskhArabicUI-Bold'],
        widthEm: 0.628,
      },
    },
    'DejaVu Sans': {
      text: { local: ['DejaVu Sans'], widthEm: 0.699 },
      heading: { local: ['DejaVu Sans Bold'], widthEm: 0.798 },
    },
  },
}

/** Mean width of a script's common letters in a font, in its units; 0 if none are known. */
export function meanWidth(font: Font, script: string): number {
  const widths = [...(COMMON_LETTERS[script] ?? '')].map(
    (letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth,
  )
  return widths.reduce((sum, width) => sum + width, 0) / Math.max(1, widths.length)
}

/** Names of a typeface's stand-ins in the order in which the browser tries them. */
export function standInFamilies(use: FontUse, script?: string): string[] {
  return Object.keys(fontsOf(script)).map((name) => familyOf(name, use, script))
}

function fontsOf(script: string | undefined): typeof SYSTEM_FONTS {
  return script ? (SCRIPT_FONTS[script] ?? {}) : SYSTEM_FONTS
}

/**
 * The system fonts as `@font-face` rules, each scaled until its lines are as long and as high as the
 * typeface's. Each is a family of its own: within one family the browser does not try the next rule if
 * a machine lacks the font.
 * @param range the characters of another script, for which alone they stand in.
 */
export function standInFaces(
  use: FontUse,
  typeface: FontMetrics,
  script?: string,
  range = '',
): string[] {
  const { unitsPerEm, ascent, descent, lineGap, xWidthAvg } = typeface
  return Object.entries(fontsOf(script)).map(([name, { [use]: font }]) => {
    const sizeAdjust = xWidthAvg / unitsPerEm / font.widthEm
    // The browser scales the overrides with size-adjust too.
    const override = (units: number) => perCent(units / unitsPerEm / sizeAdjust)
    return [
      `@font-face{font-family:"${familyOf(name, use, script)}"`,
      `src:${font.local.map((local) => `local(${local})`).join(',')}`,
      // A face that is declared bold is not emboldened again.
      ...(use === 'heading' ? ['font-weight:700'] : []),
      ...(range ? [`unicode-range:${range}`] : []),
      `size-adjust:${perCent(sizeAdjust)}`,
      `ascent-override:${override(ascent)}`,
      `descent-override:${override(-descent)}`,
      `line-gap-override:${override(lineGap)}}`,
    ].join(';')
  })
}

function familyOf(systemFont: string, use: FontUse, script: string | undefined): string {
  return script ? `${systemFont} ${script} ${use}` : `${systemFont} ${use}`
}

function perCent(ratio: number): string {
  return `${Math.round(ratio * 1000) / 10}%`
}
