import { headingSchema, text } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const callToAction = sectionSchema(
  'call-to-action',
  'End of a page: one next step, by form or by telephone.',
  {
    heading: headingSchema,
    text: text('What to do, and what happens next.'),
  },
)
