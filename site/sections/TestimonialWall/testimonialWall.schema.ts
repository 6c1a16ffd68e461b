import { actionSchema, group, text } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const testimonialWall = sectionSchema(
  'testimonial-wall',
  'What every client says who is not quoted elsewhere on the page, and the way to speak to one of them.',
  {
    heading: text('Heading above the cards.'),
    text: text('Sentence beside the heading.'),
    reference: group('Panel below the cards.', {
      heading: text('Heading of the panel.'),
      text: text('How a visitor may speak to a client.'),
      action: actionSchema.describe('Button.'),
    }),
  },
)
