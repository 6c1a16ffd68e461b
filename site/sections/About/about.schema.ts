import {
  actionSchema,
  exactly,
  headingSchema,
  text,
} from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const about = sectionSchema(
  'about',
  'Introduction of the agency, beside two feature cards.',
  {
    heading: headingSchema,
    text: text('Paragraph below the heading.'),
    action: actionSchema.describe('Button.'),
    cards: exactly(2, 'The two feature cards.', {
      title: text('Title of the card.'),
      text: text('Sentence on the card.'),
    }),
  },
)
