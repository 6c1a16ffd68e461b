import { textSchema } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const clientQuote = sectionSchema(
  'client-quote',
  "One client's words at the size of a heading.",
  {
    testimonial: textSchema
      .meta({ 'x-refers-to': 'testimonials' })
      .describe('Name of the client who is quoted, as in content/testimonials.'),
  },
)
