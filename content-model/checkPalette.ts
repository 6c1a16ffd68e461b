import { contrastRatio, mixColours, toneOnColour } from './colours.ts'
import type { ContentFault } from './faultSentence.ts'
import type { ContentRecord } from './records.ts'
import { projectSchema } from './schemas/clients.ts'
import { type Palette, paletteSchema, SWATCHES } from './schemas/palette.ts'

/** Contrast that WCAG 2.2 requires for body text (1.4.3), and for icons, borders and focus rings (1.4.11). */
export const TEXT_CONTRAST = 4.5
const GRAPHIC_CONTRAST = 3

type Colour = keyof Palette

/** A colour and the surface on which the site uses it. */
export type ColourPair = {
  colour: Colour
  surface: Colour
  /** The colour mixed into the surface under the pointer, with its share from 0 to 1. */
  mixed?: { colour: Colour; share: number }
  needs: typeof TEXT_CONTRAST | typeof GRAPHIC_CONTRAST
  /** The pair's use on the site. */
  where: string
}

function text(colour: Colour, surface: Colour, where: string, mixed?: ColourPair['mixed']) {
  return { colour, surface, where, mixed, needs: TEXT_CONTRAST } satisfies ColourPair
}

function graphic(colour: Colour, surface: Colour, where: string) {
  return { colour, surface, where, needs: GRAPHIC_CONTRAST } satisfies ColourPair
}

const HOVER_SHARE = 0.12

/**
 * The pairs that the site's styles use with every palette. A pair with enough contrast for text
 * also suits icons, borders and focus rings.
 */
const FIXED_PAIRS: readonly ColourPair[] = [
  text('ink', 'paper', 'text of the pages, of fields and of white buttons'),
  text('ink', 'tile', 'text on cards and tabs'),
  text('ink', 'wall', 'headline of the home page, counters, tabs under the pointer'),
  text('paper', 'ink', 'main buttons, top bar, dark sections, chat button'),
  text('paper', 'ink_2', 'main buttons under the pointer, raised surfaces on ink'),
  text('paper', 'ink_2', 'raised surfaces on ink under the pointer', hoverOf('paper')),
  text('mute', 'paper', 'dates, captions, placeholders of fields'),
  text('mute', 'tile', 'roles on testimonials, disabled fields and buttons'),
  text('mute', 'wall', 'how a figure was counted, pause control of the home page'),
  text('mute_dk', 'ink', 'secondary text of dark sections, top bar'),
  text('mute_dk', 'ink_2', 'secondary text on raised surfaces of dark sections'),
  text('rust', 'paper', 'links in text under the pointer'),
  text('rust', 'tile', 'links on cards under the pointer'),
  text('bad', 'paper', 'error messages and borders of fields with a fault'),
  text('good', 'paper', 'success messages'),
  text('bad_dk', 'ink', 'error messages on dark sections'),
  text('good_dk', 'ink', 'success messages on dark sections'),
  graphic('edge', 'paper', 'borders of fields and checkboxes'),
  graphic('edge', 'tile', 'borders of fields on cards'),
]

/**
 * All pairs that the site's styles use with this palette. The security home page uses ink or paper, whichever has more
 * contrast on night. tests/every-page/visit.spec.ts finds missing pairs on the built pages.
 */
export function colourPairs(palette: Palette): ColourPair[] {
  const isDark = toneOnColour(palette, palette.night) === 'dark'
  const [words, quiet] = isDark ? (['paper', 'mute_dk'] as const) : (['ink', 'mute'] as const)
  const cards = 'cards of the security home page'
  return [
    ...FIXED_PAIRS,
    text(words, 'night_2', `${cards}, its top bar`),
    text(words, 'night_2', `${cards} under the pointer`, hoverOf(words)),
    text(quiet, 'night', 'secondary text of the security home page'),
    text(quiet, 'night_2', `secondary text on ${cards}`),
  ]
}

function hoverOf(colour: Colour): ColourPair['mixed'] {
  return { colour, share: HOVER_SHARE }
}

/** Surfaces on which the site uses the more readable of ink and paper. */
export const SURFACES_OF_EITHER_TONE: readonly Colour[] = [...SWATCHES, 'orange']

/**
 * Reports pairs of colours with too little contrast (WCAG 2.2, AA), and surfaces on which neither ink nor paper is
 * readable. Reports nothing if the palette itself has faults.
 */
export function checkPalette(records: ContentRecord[]): ContentFault[] {
  const record = records.find(({ key }) => key === 'palette')
  const checked = paletteSchema.safeParse(record?.value)
  if (!record || !checked.success) return []
  const palette = checked.data
  return [
    ...colourPairs(palette).flatMap((pair) => pairFaults(record.file, pair, palette)),
    ...SURFACES_OF_EITHER_TONE.flatMap((name) =>
      surfaceFaults(record.file, name, palette[name], palette),
    ),
    ...records.flatMap((project) => projectFaults(project, palette)),
  ]
}

function pairFaults(file: string, pair: ColourPair, palette: Palette): ContentFault[] {
  const { colour, surface, mixed, needs, where } = pair
  const hex = mixed
    ? mixColours(palette[surface], palette[mixed.colour], mixed.share)
    : palette[surface]
  const ratio = contrastRatio(palette[colour], hex)
  if (ratio >= needs) return []
  const mixture = mixed ? ` with ${mixed.share * 100} % "${mixed.colour}" mixed in` : ''
  const problem = `(${palette[colour]}) on "${surface}" (${hex}${mixture}) has a contrast of ${twoDecimals(ratio)}: ${where}`
  const advice = `Change one of them until the contrast is ${needs} or more.`
  return [{ file, path: [colour], problem, advice }]
}

function surfaceFaults(
  file: string,
  field: string,
  found: string,
  { ink, paper }: Palette,
): ContentFault[] {
  const onInk = contrastRatio(ink, found)
  const onPaper = contrastRatio(paper, found)
  if (Math.max(onInk, onPaper) >= TEXT_CONTRAST) return []
  const advice = `"ink" has a contrast of ${twoDecimals(onInk)} on it and "paper" of ${twoDecimals(onPaper)}. Make it lighter or darker until one of these is ${TEXT_CONTRAST} or more.`
  return [{ file, path: [field], problem: `is ${found}`, advice }]
}

/** A project has the colour of its own site, on which the site also sets words. */
function projectFaults({ key, file, value }: ContentRecord, palette: Palette): ContentFault[] {
  if (key !== 'projects') return []
  const project = projectSchema.pick({ colour: true }).loose().safeParse(value)
  return project.success ? surfaceFaults(file, 'colour', project.data.colour, palette) : []
}

/** Truncates rather than rounds: 4.499 must not be shown as 4.50. */
function twoDecimals(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2)
}
