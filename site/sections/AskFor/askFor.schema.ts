import * as z from 'zod'
import { headingSchema, text, textSchema } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const askFor = sectionSchema(
  'ask-for',
  'Topics, each with the person to ask for.',
  {
    heading: headingSchema,
    text: text('Sentence below the heading.'),
    rows: z
      .array(
        z.strictObject({
          topic: text('Topic that a visitor wants to talk about.'),
          member: textSchema
            .meta({ 'x-refers-to': 'team' })
            .describe('The person to ask for, from the team.'),
        }),
      )
      .describe('Topics, each with one person. Without topics, the list is not shown.'),
  },
  { surface: 'ink' },
)
