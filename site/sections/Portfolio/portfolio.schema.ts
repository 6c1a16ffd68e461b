import { actionSchema, headingSchema, labelSchema } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const portfolio = sectionSchema(
  'portfolio',
  'Client sites: a row of panels, one of them open.',
  {
    label: labelSchema,
    heading: headingSchema,
    action: actionSchema.describe('Button.'),
    all: actionSchema.optional().describe('Link below them to all cases (optional).'),
  },
  { surface: 'ink' },
)
