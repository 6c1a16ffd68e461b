import * as z from 'zod'
import { laterPagesSchema } from './laterPages.ts'
import { pageSchema } from './page.ts'
import { fieldColourSchema } from './palette.ts'
import { textSchema } from './text.ts'

/** Page of the author, whom every article names. */
export const authorPageSchema = pageSchema.extend({
  sections: z
    .strictObject({
      plate: z
        .strictObject({
          field: fieldColourSchema.describe('Colour behind the mark.'),
          name: textSchema.describe('Name of the author, as the articles have it.'),
          text: z.array(textSchema).min(1).describe('Paragraphs about the author.'),
          feed: textSchema.describe('Link to the feed.'),
        })
        .describe('Plate with the mark.'),
      heading: textSchema.describe('Heading of the list of articles.'),
      later: laterPagesSchema.describe('Second and later pages of the list.'),
    })
    .describe('Words of the author page.'),
})

export type AuthorPage = z.infer<typeof authorPageSchema>
