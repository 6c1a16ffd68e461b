import { sectionSchema } from '../../../content-model/schemas/section.ts'
import { headingSchema } from '../../../content-model/schemas/text.ts'

export const testimonials = sectionSchema(
  'testimonials',
  'What the first clients say, as a slider.',
  {
    heading: headingSchema,
  },
)
