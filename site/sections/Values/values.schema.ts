import * as z from 'zod'
import { headingSchema, textSchema } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const values = sectionSchema(
  'values',
  'What clients can hold the agency to, on ink.',
  {
    heading: headingSchema,
    values: z
      .array(
        z.strictObject({
          title: textSchema.describe('Promise in a few words.'),
          text: textSchema.describe('What it means in practice.'),
        }),
      )
      .min(2)
      .describe('What clients can hold the agency to.'),
  },
  { surface: 'ink' },
)

export type ValuesBlock = z.infer<typeof values>
