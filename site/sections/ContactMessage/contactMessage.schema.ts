import * as z from 'zod'
import { textSchema } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const contactMessage = sectionSchema(
  'contact-message',
  'The contact form, beside opening hours and what happens next.',
  {
    hours: z
      .strictObject({ text: textSchema.describe('Sentence below the opening hours.') })
      .describe('Opening hours, beside the form.'),
    next: z
      .strictObject({
        heading: textSchema.describe('Heading of the steps.'),
        steps: z
          .array(
            z.strictObject({
              title: textSchema.describe('The step in a few words.'),
              text: textSchema.describe('The step in a sentence.'),
            }),
          )
          .length(3)
          .describe('The three steps.'),
      })
      .describe('What happens after a message, beside the form.'),
  },
)

export type ContactMessageBlock = z.infer<typeof contactMessage>
