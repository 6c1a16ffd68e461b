import * as z from 'zod'
import {
  headingSchema,
  labelSchema,
  lineDrawingSchema,
  pathSchema,
  textSchema,
} from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const lineCards = sectionSchema(
  'line-cards',
  'Cards with line drawings, three a row, each of which leads to a page.',
  {
    label: labelSchema,
    heading: headingSchema,
    cta: textSchema.describe('Link of every card.'),
    cards: z
      .array(
        z.strictObject({
          drawing: lineDrawingSchema,
          title: textSchema.describe('Title of the card.'),
          text: textSchema.describe('Sentence on the card.'),
          path: pathSchema.describe('Address of the page it leads to.'),
        }),
      )
      .min(1)
      .describe('Cards, three a row.'),
  },
)
