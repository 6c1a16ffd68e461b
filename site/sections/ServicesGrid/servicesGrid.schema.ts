import * as z from 'zod'
import { headingSchema, labelSchema } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'
import { serviceSchema } from '../../../content-model/schemas/services.ts'

export const servicesGrid = sectionSchema(
  'services-grid',
  "Service cards: those of content/services, or cards of the section's own.",
  {
    label: labelSchema,
    heading: headingSchema,
    cards: z
      .array(serviceSchema)
      .min(1)
      .optional()
      .describe('Cards of this section alone; left out, those of content/services.'),
    variant: z
      .enum(['mosaic', 'quarter'])
      .default('mosaic')
      .describe('Sizes of the cards: mosaic in turns, quarter four across.'),
  },
)
