import { headingSchema } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const testimonials = sectionSchema(
  'testimonials',
  'Quotes of the first clients in a slider.',
  {
    heading: headingSchema,
  },
)
