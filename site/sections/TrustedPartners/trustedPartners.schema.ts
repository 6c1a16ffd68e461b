import { headingSchema, text } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const trustedPartners = sectionSchema(
  'trusted-partners',
  "The partners' logos with their own heading.",
  {
    heading: headingSchema,
    label: text('Name of the row of logos for screen readers.'),
  },
)
