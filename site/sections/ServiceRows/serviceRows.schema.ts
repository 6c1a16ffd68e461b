import { text } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const serviceRows = sectionSchema(
  'service-rows',
  'Services as rows across the full width of the window.',
  {
    heading: text('Heading for screen readers.'),
  },
)
