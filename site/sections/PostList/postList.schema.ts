import * as z from 'zod'
import { headingSchema } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const postList = sectionSchema(
  'post-list',
  'All articles from the newest on, three a row, on further pages where they are many.',
  {
    heading: headingSchema,
    heading_hidden: z
      .boolean()
      .default(false)
      .describe(
        "Yes where the page's own heading says enough. Only screen readers read this one out then.",
      ),
  },
  { isPaged: true },
)
