import * as z from 'zod'
import { recordIdSchema, text, textSchema } from './fields.ts'
import { illustrationSchema, pageSchema, paginationSchema } from './page.ts'
import { swatchSchema } from './palette.ts'
import { profilesSchema } from './profiles.ts'

/** An author of articles (content/authors/*.yaml), and the page that lists these. */
export const authorSchema = pageSchema.extend({
  illustration: illustrationSchema.optional().describe('Picture of the title bar.'),
  id: recordIdSchema,
  name: text('Name of the author, as the articles have it.'),
  text: z.array(textSchema).min(1).describe('Paragraphs about the author.'),
  social_media: profilesSchema.describe(
    'Profiles on other sites, in order; none if there are none.',
  ),
  swatch: swatchSchema.describe('Colour behind the mark.'),
  pagination: paginationSchema,
})

export type Author = z.infer<typeof authorSchema>
