import * as z from 'zod'
import { actionSchema } from '../../../content-model/schemas/action.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'
import { headingSchema, textSchema } from '../../../content-model/schemas/text.ts'

export const team = sectionSchema('team', 'People of content/team.', {
  heading: headingSchema,
  text: textSchema.optional().describe('Sentence below the heading.'),
  members: z
    .enum(['first', 'all'])
    .default('first')
    .describe('first shows four people, all everybody with a line about them.'),
  action: actionSchema.optional().describe('Button below the portraits.'),
})
