import { headingSchema, labelSchema } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const serviceList = sectionSchema(
  'service-list',
  'All service pages with their promises, in the order of the sidebar.',
  {
    label: labelSchema,
    heading: headingSchema,
  },
)
