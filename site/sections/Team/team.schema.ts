import * as z from 'zod'
import { actionSchema, headingSchema, textSchema } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const team = sectionSchema('team', 'The people of the team.', {
  heading: headingSchema,
  text: textSchema.optional().describe('Sentence below the heading.'),
  members: z
    .enum(['first', 'all'])
    .default('first')
    .describe('first shows four people; all shows everybody, each with a line about them.'),
  action: actionSchema.optional().describe('Button below the portraits.'),
})
