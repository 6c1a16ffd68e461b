import { actionSchema } from '../../../content-model/schemas/action.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'
import { headingSchema, labelSchema } from '../../../content-model/schemas/text.ts'

export const portfolio = sectionSchema(
  'portfolio',
  'Client sites: a row of panels of which one stands open.',
  {
    label: labelSchema,
    heading: headingSchema,
    action: actionSchema.describe('Button.'),
  },
  { surface: 'ink' },
)
