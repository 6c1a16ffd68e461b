import * as z from 'zod'
import { headingSchema, labelSchema } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'
import { serviceSchema } from '../../../content-model/schemas/services.ts'

export const servicesGrid = sectionSchema(
  'services-grid',
  "Service cards: all of them, or cards of the section's own.",
  {
    label: labelSchema,
    heading: headingSchema,
    cards: z
      .array(serviceSchema)
      .min(1)
      .optional()
      .describe('Cards of this section only. If empty, it shows all service cards.'),
    variant: z
      .enum(['mosaic', 'quarter'])
      .default('mosaic')
      .describe('Sizes of the cards: mosaic alternates, quarter shows four per row.'),
  },
)
