import { headingSchema, text } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const trustedPartners = sectionSchema(
  'trusted-partners',
  "The partners' logos under a heading of their own.",
  {
    heading: headingSchema,
    label: text('Name of the row of logos, for people who do not see it.'),
  },
)
