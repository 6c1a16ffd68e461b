import {
  exactly,
  headingSchema,
  labelSchema,
  lineDrawingSchema,
  text,
} from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const securityFeatures = sectionSchema(
  'security-features',
  'The approach to security, beside four feature cards.',
  {
    label: labelSchema,
    heading: headingSchema,
    text: text('Paragraph below the heading.'),
    cards: exactly(4, 'The four feature cards.', {
      drawing: lineDrawingSchema,
      title: text('Title of the card.'),
      text: text('Sentence on the card.'),
    }),
  },
)
