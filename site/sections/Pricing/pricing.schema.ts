import type * as z from 'zod'
import { sectionSchema } from '../../../content-model/schemas/section.ts'
import { headingSchema } from '../../../content-model/schemas/text.ts'

export const pricing = sectionSchema(
  'pricing',
  'Plans under the tabs of their categories, with the choice of currency.',
  {
    heading: headingSchema,
  },
)

export type PricingBlock = z.infer<typeof pricing>
