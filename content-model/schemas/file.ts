import { textSchema } from './text.ts'

/** Name of a file in content/pictures. */
export const pictureFileSchema = textSchema.meta({ 'x-refers-to': 'picture' })

/**
 * Name of a file in content/pictures that an owner replaces.
 * @param place where it stands, as site/lib/pictureWidths.ts names it: the launch check knows how wide it may stand.
 */
export function pictureAt(place: string) {
  return pictureFileSchema.meta({ 'x-picture-place': place })
}

/** Name of a file in content/logos: drawn, because the site shows it in every size. */
export const logoFileSchema = textSchema
  .regex(/\.svg$/, { error: 'Use an SVG file.' })
  .meta({ 'x-refers-to': 'logo' })

/** Name of a file in content/video. */
export const videoFileSchema = textSchema.meta({ 'x-refers-to': 'video' })

/** Name that the four pictures of a client site in content/pictures/portfolio begin with. */
export const portfolioNameSchema = textSchema.meta({ 'x-refers-to': 'portfolio' })

/** Name of a file in content/fonts, or path of one in an installed @fontsource package. */
export const fontFileSchema = textSchema.meta({ 'x-refers-to': 'font' })
