import { sectionSchema } from '../../../content-model/schemas/section.ts'
import { headingSchema, textSchema } from '../../../content-model/schemas/text.ts'

export const callBand = sectionSchema(
  'call-band',
  'The end of a page: one way on, by form or by telephone.',
  {
    heading: headingSchema,
    text: textSchema.describe('What to do, and what follows.'),
  },
)
