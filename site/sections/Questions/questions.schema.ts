import * as z from 'zod'
import { headingSchema } from '../../../content-model/schemas/fields.ts'
import { questionSchema } from '../../../content-model/schemas/questions.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const questions = sectionSchema(
  'questions',
  "Questions beside their heading: the first five of all, or questions of the section's own.",
  {
    heading: headingSchema,
    questions: z
      .array(questionSchema)
      .min(1)
      .optional()
      .describe('Questions of this section only. If empty, it shows the first five of all.'),
  },
)
