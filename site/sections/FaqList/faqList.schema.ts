import { actionSchema, group, headingSchema, text } from '../../../content-model/schemas/fields.ts'
import { swatchSchema } from '../../../content-model/schemas/palette.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const faqList = sectionSchema(
  'faq-list',
  'First screen with all questions, and what to do about a missing one.',
  {
    heading: headingSchema,
    text: text('Sentence below the heading.'),
    ask: group('What to do about a question that is not in the list.', {
      heading: text('Heading for visitors whose question is not in the list.'),
      text: text('What they can do, and when they get an answer.'),
      action: actionSchema.describe('Button.'),
    }),
    swatch: swatchSchema.describe('Colour of the surface.'),
  },
  { hasMainHeading: true },
)
