import { actionSchema, headingSchema, labelSchema } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const projectStack = sectionSchema(
  'project-stack',
  'Client sites as framed panels that stack while the page scrolls.',
  {
    label: labelSchema,
    heading: headingSchema,
    action: actionSchema.describe('Button.'),
    all: actionSchema.optional().describe('Link below them to all cases (optional).'),
  },
)
