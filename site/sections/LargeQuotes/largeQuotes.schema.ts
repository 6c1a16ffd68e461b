import { headingSchema } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const largeQuotes = sectionSchema(
  'large-quotes',
  'Quotes of the first clients, one at a time and as large as a heading.',
  {
    heading: headingSchema,
  },
)
