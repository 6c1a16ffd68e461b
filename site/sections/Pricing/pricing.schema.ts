import { actionSchema, headingSchema } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const pricing = sectionSchema(
  'pricing',
  'Plans in a tab for each category, with a choice of currency.',
  {
    heading: headingSchema,
    compare: actionSchema
      .optional()
      .describe('Link below the plans, for pages without a comparison of plans.'),
  },
)
