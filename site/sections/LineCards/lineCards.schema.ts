import {
  atLeast,
  headingSchema,
  labelSchema,
  lineDrawingSchema,
  pathSchema,
  text,
} from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const lineCards = sectionSchema(
  'line-cards',
  'Cards with line drawings, three per row, each with a link to a page.',
  {
    label: labelSchema,
    heading: headingSchema,
    cta: text('Link of every card.'),
    cards: atLeast(1, 'Cards, three per row.', {
      drawing: lineDrawingSchema,
      title: text('Title of the card.'),
      text: text('Sentence on the card.'),
      path: pathSchema.describe('Address of the page that it opens.'),
    }),
  },
)
