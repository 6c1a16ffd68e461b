import type { Font } from 'fontkitten'
import type { FontUse } from './characterSets.ts'

/** Metrics of a font in its own units, `unitsPerEm` of which make an em, as Capsize's `unpack` reads them. */
export type FontMetrics = {
  unitsPerEm: number
  ascent: number
  /** Negative, because it is below the baseline. */
  descent: number
  lineGap: number
  /** Mean width of a character: for Latin weighted by frequency in written English, else of `COMMON_LETTERS`. */
  xWidthAvg: number
}

/** A system font: its full or PostScript names for `local()`, and its mean width. */
type SystemFace = { local: string[]; widthEm: number }

/**
 * Fonts installed on visitors' machines, the most common first. Every Windows, macOS and iOS offers Arial to `local()`,
 * but never Apple's San Francisco. The fonts listed with Arial have its widths. Widths are `xWidthAvg` of
 * @capsizecss/metrics 4.3.0; those of DejaVu, which it lacks, come from @capsizecss/unpack.
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

/** Letters of other scripts used to measure fallbacks: unjoined, which keeps the proportions between fonts. */
const COMMON_LETTERS: Record<string, string> = { Arab: 'ابتثجحخدذرزسشصضطظعغفقكلمنهويةىأإآئؤء' }

/**
 * Installed fonts for other scripts, as far as they may be measured: those of Windows and Apple may not, so Arial is
 * the fallback there, with the metrics for Latin. Widths are those of Noto Sans Arabic 2.013, Noto Naskh Arabic 2.019
 * and DejaVu Sans 2.37.
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

/** Mean width of a script's common letters in a font, in the font's units; 0 for an unknown script. */
export function meanWidth(font: Font, script: string): number {
  const widths = [...(COMMON_LETTERS[script] ?? '')].map(
    (letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth,
  )
  return widths.reduce((sum, width) => sum + width, 0) / Math.max(1, widths.length)
}

/** Family names of a typeface's fallbacks, in the order in which the browser tries them. */
export function standInFamilies(use: FontUse, script?: string): string[] {
  return Object.keys(fontsOf(script)).map((name) => familyOf(name, use, script))
}

function fontsOf(script: string | undefined): typeof SYSTEM_FONTS {
  return script ? (SCRIPT_FONTS[script] ?? {}) : SYSTEM_FONTS
}

/**
 * The system fonts as `@font-face` rules, each scaled so that its lines are as long and as high as the typeface's. Each
 * is its own family: within one family, the browser does not try the next rule if a machine lacks the font.
 * @param range the characters of another script, to which the rules are limited.
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
    // The browser scales the overrides by size-adjust too.
    const override = (units: number) => perCent(units / unitsPerEm / sizeAdjust)
    return [
      `@font-face{font-family:"${familyOf(name, use, script)}"`,
      `src:${font.local.map((local) => `local(${local})`).join(',')}`,
      // A face that is declared bold is not synthesised as bold again.
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
