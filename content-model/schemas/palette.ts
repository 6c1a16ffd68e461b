import * as z from 'zod'
import { matching } from './fields.ts'

const hexAdvice = 'Use a hash and six hexadecimal digits, such as #ff5626.'
const hex = matching(/^#[0-9a-f]{6}$/, hexAdvice)

/** A colour as #rrggbb, in lower case. */
export const hexColourSchema = hex

const swatches = {
  lilac: hex.describe('Swatch behind a picture: lilac.'),
  sky: hex.describe('Swatch behind a picture: sky blue.'),
  lime: hex.describe('Swatch behind a picture: lime.'),
  pink: hex.describe('Swatch behind a picture: pink.'),
  marigold: hex.describe('Swatch behind a picture: marigold.'),
  bone: hex.describe('Swatch behind a picture: bone.'),
  mint: hex.describe('Swatch behind a picture: mint.'),
  forest: hex.describe('Dark swatch: forest, also used for the third plan.'),
  navy: hex.describe('Dark swatch: navy.'),
  night: hex.describe('Dark swatch: night, the surface of the security home page.'),
}

/** Colours of the site. */
export const paletteSchema = z.strictObject({
  ink: hex.describe('Text, main buttons and dark sections.'),
  ink_2: hex.describe('Raised surface on the colour ink.'),
  paper: hex.describe('Surface of the page.'),
  tile: hex.describe('Cards, tabs, and fields without focus.'),
  wall: hex.describe('Surface of the hero and the counters.'),
  mute: hex.describe('Secondary text on light surfaces.'),
  mute_dk: hex.describe('Secondary text on dark surfaces.'),
  edge: hex.describe('Borders of fields and controls.'),
  orange: hex.describe('The ball, the footer and the featured plan; never text on light surfaces.'),
  rust: hex.describe('Links in text under the pointer.'),
  ...swatches,
  night_2: hex.describe('Raised surface on the colour night.'),
  bad: hex.describe('Error messages on light surfaces.'),
  good: hex.describe('Success messages on light surfaces.'),
  bad_dk: hex.describe('Error messages on dark surfaces.'),
  good_dk: hex.describe('Success messages on dark surfaces.'),
})

export type Palette = z.infer<typeof paletteSchema>

/** Name of the palette colour behind a picture or initials. */
export const swatchSchema = z.enum(Object.keys(swatches) as [keyof typeof swatches])

export type Swatch = z.infer<typeof swatchSchema>

/** The colours that a record may choose for its surface. */
export const SWATCHES: readonly Swatch[] = swatchSchema.options
