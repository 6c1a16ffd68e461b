import * as z from 'zod'
import {
  headingSchema,
  labelSchema,
  lineDrawingSchema,
  textSchema,
} from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const securityFeatures = sectionSchema(
  'security-features',
  'How security is seen, beside four feature cards.',
  {
    label: labelSchema,
    heading: headingSchema,
    text: textSchema.describe('Paragraph below the heading.'),
    cards: z
      .array(
        z.strictObject({
          drawing: lineDrawingSchema,
          title: textSchema.describe('Title of the card.'),
          text: textSchema.describe('Sentence on the card.'),
        }),
      )
      .length(4)
      .describe('The four feature cards.'),
  },
)

export type SecurityFeaturesBlock = z.infer<typeof securityFeatures>
