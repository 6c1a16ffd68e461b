import { FIELD_COLOURS, type Palette } from './schemas/palette.ts'

/** Contrast that WCAG 2.2 asks of running text (1.4.3), and of large text, icons, borders and focus rings (1.4.11). */
export const TEXT_CONTRAST = 4.5
const GRAPHIC_CONTRAST = 3

type Colour = keyof Palette

/** A colour that the site sets on another. */
export type ColourPair = {
  colour: Colour
  ground: Colour
  /** Part of another colour, from 0 to 1, mixed into the ground while the pointer is on it. */
  mixed?: { colour: Colour; share: number }
  needs: typeof TEXT_CONTRAST | typeof GRAPHIC_CONTRAST
  /** Where a visitor meets the pair. */
  where: string
}

function text(colour: Colour, ground: Colour, where: string, mixed?: ColourPair['mixed']) {
  return { colour, ground, where, mixed, needs: TEXT_CONTRAST } satisfies ColourPair
}

function graphic(colour: Colour, ground: Colour, where: string) {
  return { colour, ground, where, needs: GRAPHIC_CONTRAST } satisfies ColourPair
}

const HOVER = { colour: 'paper', share: 0.12 } as const

/**
 * Every pair that the site's styles set. What has the contrast of text serves icons, borders and focus rings of the
 * same pair too. tests/e2e/colourPairs.spec.ts finds what is missing here on the finished pages.
 */
export const COLOUR_PAIRS: readonly ColourPair[] = [
  text('ink', 'paper', 'text of the pages, of fields and of white buttons'),
  text('ink', 'tile', 'text on cards and tabs'),
  text('ink', 'wall', 'headline of the home page, counters, tabs under the pointer'),
  text('ink', 'orange', 'footer, featured plan, open question, orange button'),
  text('ink', 'orange', 'orange button under the pointer', { colour: 'paper', share: 0.18 }),
  text('ink', 'bone', 'reasons on the security home page'),
  text('ink', 'sky', 'card beside the about text, panel beside the contact form'),
  text('ink', 'lilac', 'panel beside the questions, page for unknown addresses'),
  text('ink', 'pink', 'panel beside the testimonials, thank-you page'),
  text('paper', 'ink', 'main buttons, top bar, dark sections, chat button'),
  text('paper', 'ink_2', 'main buttons under the pointer, raised surfaces on ink'),
  text('paper', 'ink_2', 'raised surfaces on ink under the pointer', HOVER),
  text('paper', 'night', 'security home page'),
  text('paper', 'night_2', 'cards and top bar of the security home page'),
  text('paper', 'night_2', 'cards of the security home page under the pointer', HOVER),
  text('paper', 'forest', 'third plan'),
  text('mute', 'paper', 'dates, captions, placeholders of fields'),
  text('mute', 'tile', 'roles on testimonials, fields and buttons that are switched off'),
  text('mute_dk', 'ink', 'secondary text of dark sections, top bar'),
  text('mute_dk', 'ink_2', 'secondary text on raised surfaces of dark sections'),
  text('mute_dk', 'night', 'secondary text of the security home page'),
  text('mute_dk', 'night_2', 'secondary text on cards of the security home page'),
  text('rust', 'paper', 'links in text under the pointer'),
  text('rust', 'tile', 'links on cards under the pointer'),
  text('orange', 'ink', 'links of dark sections under the pointer'),
  text('bad', 'paper', 'error messages and borders of fields with a fault'),
  text('good', 'paper', 'success messages'),
  text('bad_dk', 'ink', 'error messages on dark sections'),
  text('good_dk', 'ink', 'success messages on dark sections'),
  graphic('mute', 'wall', 'pause control of the home page'),
  graphic('edge', 'paper', 'borders of fields and boxes to tick'),
  graphic('edge', 'tile', 'borders of fields on cards'),
]

/** Grounds on which the better of ink and paper is chosen by itself: one of the two must be readable. */
export const GROUNDS_OF_EITHER_TONE: readonly Colour[] = FIELD_COLOURS
