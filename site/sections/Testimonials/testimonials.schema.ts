import { headingSchema } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const testimonials = sectionSchema(
  'testimonials',
  'What the first clients say, as a slider.',
  {
    heading: headingSchema,
  },
)
