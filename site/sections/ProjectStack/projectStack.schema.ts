import { actionSchema } from '../../../content-model/schemas/action.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'
import { headingSchema, labelSchema } from '../../../content-model/schemas/text.ts'

export const projectStack = sectionSchema(
  'project-stack',
  'Client sites as framed panels that pin.',
  {
    label: labelSchema,
    heading: headingSchema,
    action: actionSchema.describe('Button.'),
  },
)
