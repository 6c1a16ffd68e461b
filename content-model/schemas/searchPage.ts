import * as z from 'zod'
import { pageSchema } from './page.ts'
import { textSchema } from './text.ts'

/** Page of the search results. The words of the results themselves stand in search.yaml. */
export const searchPageSchema = pageSchema.extend({
  sections: z
    .strictObject({
      heading: textSchema.describe('Heading above the search field while nothing is searched for.'),
      without_script: z
        .strictObject({
          text: textSchema.describe('Why there are no results.'),
          heading: textSchema.describe('Heading of the list of all articles.'),
        })
        .describe('What visitors without script see.'),
      article: textSchema.describe('Line above the article below the results.'),
    })
    .describe('Words of the page.'),
})

export type SearchPage = z.infer<typeof searchPageSchema>
