import { atLeast, headingSchema, labelSchema, text } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const workSteps = sectionSchema('work-steps', 'How the agency works, step by step.', {
  label: labelSchema,
  heading: headingSchema,
  steps: atLeast(2, 'Steps, in order.', {
    when: text('Time at which the step happens.'),
    title: text('Name of the step.'),
    text: text('What happens in it.'),
  }),
})
