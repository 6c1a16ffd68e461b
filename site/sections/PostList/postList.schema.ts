import * as z from 'zod'
import { headingSchema } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const postList = sectionSchema(
  'post-list',
  'All articles, newest first, three per row, with further pages if needed.',
  {
    heading: headingSchema,
    heading_hidden: z
      .boolean()
      .default(false)
      .describe(
        "Yes if the page's own heading is enough. Only screen readers then announce this one.",
      ),
  },
  { isPaged: true },
)
