import { atLeast, headingSchema, text } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const values = sectionSchema(
  'values',
  'What clients can hold the agency to, on ink.',
  {
    heading: headingSchema,
    values: atLeast(2, 'What clients can hold the agency to.', {
      title: text('Promise in a few words.'),
      text: text('What it means in practice.'),
    }),
  },
  { surface: 'ink' },
)
