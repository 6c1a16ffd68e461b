import { atLeast, headingSchema, text } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const values = sectionSchema(
  'values',
  'Promises to clients, on the colour ink.',
  {
    heading: headingSchema,
    values: atLeast(2, 'Promises to clients.', {
      title: text('Promise in a few words.'),
      text: text('What it means in practice.'),
    }),
  },
  { surface: 'ink' },
)
