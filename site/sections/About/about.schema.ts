import * as z from 'zod'
import { actionSchema, headingSchema, textSchema } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const about = sectionSchema('about', 'Who the agency is, beside two feature cards.', {
  heading: headingSchema,
  text: textSchema.describe('Paragraph below the heading.'),
  action: actionSchema.describe('Button.'),
  cards: z
    .array(
      z.strictObject({
        title: textSchema.describe('Title of the card.'),
        text: textSchema.describe('Sentence on the card.'),
      }),
    )
    .length(2)
    .describe('The two feature cards.'),
})

export type AboutBlock = z.infer<typeof about>
