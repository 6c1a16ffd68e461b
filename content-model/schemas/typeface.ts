import * as z from 'zod'
import { fontFileSchema } from './file.ts'
import { textSchema } from './text.ts'

const weightAdvice = 'Use a weight from 300 to 900, as 640.'
const widthAdvice = 'Use a width in per cent from 75 to 125, as 112.'

/** The letters that the site is set in. The build cuts the files down to what pages need and measures them. */
export const typefaceSchema = z.strictObject({
  family: textSchema
    .regex(/^[\p{L}\p{N} -]+$/u, { error: 'Use letters, figures, spaces and hyphens.' })
    .describe('Name of the family.'),
  files: z
    .array(fontFileSchema)
    .min(1)
    .max(3)
    .describe(
      'Font files (woff2, woff, ttf or otf): one variable font, or one file a weight. Each is a file in content/fonts, or a file of an installed @fontsource package with its path.',
    ),
  heading: z
    .strictObject({
      weight: z
        .int({ error: weightAdvice })
        .min(300, { error: weightAdvice })
        .max(900, { error: weightAdvice })
        .describe('Weight of headings, prices and figures, from 300 to 900.'),
      width: z
        .int({ error: widthAdvice })
        .min(75, { error: widthAdvice })
        .max(125, { error: widthAdvice })
        .describe(
          'Width of headings in per cent, from 75 to 125; 100 where the font has one width.',
        ),
    })
    .describe('How headings stand out.'),
})

export type Typeface = z.infer<typeof typefaceSchema>
