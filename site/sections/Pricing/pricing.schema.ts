import { actionSchema, headingSchema } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const pricing = sectionSchema(
  'pricing',
  'Plans under the tabs of their categories, with the choice of currency.',
  {
    heading: headingSchema,
    compare: actionSchema
      .optional()
      .describe('Link below the plans, for pages that do not compare them themselves.'),
  },
)
