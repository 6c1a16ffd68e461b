import { actionSchema, group, headingSchema, text } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const faqList = sectionSchema(
  'faq-list',
  'All questions of faqs.yaml, with the way on for one that is missing.',
  {
    heading: headingSchema,
    text: text('Sentence below the heading.'),
    ask: group('The way on for a question that is not in the list.', {
      heading: text('Heading for visitors whose question is not in the list.'),
      text: text('What they can do, and when they are answered.'),
      action: actionSchema.describe('Button.'),
    }),
  },
)
