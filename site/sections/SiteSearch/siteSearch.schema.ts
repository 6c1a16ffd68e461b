import * as z from 'zod'
import { headingSchema, textSchema } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const siteSearch = sectionSchema(
  'site-search',
  'The search field with its results; without script, a list of all articles.',
  {
    heading: headingSchema.describe(
      'Heading above the search field while nothing is searched for.',
    ),
    without_script: z
      .strictObject({
        text: textSchema.describe('Why there are no results.'),
        heading: textSchema.describe('Heading of the list of all articles.'),
      })
      .describe('What visitors without script see.'),
  },
)

export type SiteSearchBlock = z.infer<typeof siteSearch>
