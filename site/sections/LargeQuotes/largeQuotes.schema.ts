import { headingSchema } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const largeQuotes = sectionSchema(
  'large-quotes',
  'What the first clients say, one at a time and as large as a heading.',
  {
    heading: headingSchema,
  },
)
