import * as z from 'zod'
import { text } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const partnerLogos = sectionSchema(
  'partner-logos',
  "The partners' logos in a row that moves.",
  {
    label: text('Name of the row, for people who do not see it.'),
    variant: z
      .enum(['above-hero', 'end'])
      .default('end')
      .describe('Where the row stands: above-hero or end.'),
  },
)
