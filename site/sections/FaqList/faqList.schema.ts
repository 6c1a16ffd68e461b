import * as z from 'zod'
import { actionSchema, headingSchema, textSchema } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const faqList = sectionSchema(
  'faq-list',
  'All questions of faqs.yaml, with the way on for one that is missing.',
  {
    heading: headingSchema,
    text: textSchema.describe('Sentence below the heading.'),
    ask: z
      .strictObject({
        heading: textSchema.describe('Heading for visitors whose question is not in the list.'),
        text: textSchema.describe('What they can do, and when they are answered.'),
        action: actionSchema.describe('Button.'),
      })
      .describe('The way on for a question that is not in the list.'),
  },
)

export type FaqListBlock = z.infer<typeof faqList>
