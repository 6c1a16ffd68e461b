import { textSchema } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const clientQuote = sectionSchema(
  'client-quote',
  "One client's words at the size of a heading.",
  {
    testimonial: textSchema
      .meta({ 'x-refers-to': 'testimonials' })
      .describe('The client who is quoted.'),
  },
)
