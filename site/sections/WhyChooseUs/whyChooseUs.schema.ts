import * as z from 'zod'
import { actionSchema, headingSchema, textSchema } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const whyChooseUs = sectionSchema(
  'why-choose-us',
  'Reasons as a ruled list on the colour bone.',
  {
    heading: headingSchema,
    points: z.array(textSchema).min(1).describe('Reasons, one per line.'),
    action: actionSchema.describe('Button.'),
  },
  { surface: 'bone' },
)
