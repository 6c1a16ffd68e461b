import * as z from 'zod'
import { headingSchema, labelSchema, textSchema } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const workSteps = sectionSchema('work-steps', 'How the agency works, step by step.', {
  label: labelSchema,
  heading: headingSchema,
  steps: z
    .array(
      z.strictObject({
        when: textSchema.describe('Time at which the step happens.'),
        title: textSchema.describe('Name of the step.'),
        text: textSchema.describe('What happens in it.'),
      }),
    )
    .min(2)
    .describe('Steps in their order.'),
})

export type WorkStepsBlock = z.infer<typeof workSteps>
