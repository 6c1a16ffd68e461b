import * as z from 'zod'
import { actionSchema, textSchema } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const testimonialWall = sectionSchema(
  'testimonial-wall',
  'What every client says, and the way to speak to one of them.',
  {
    heading: textSchema.describe('Heading above the cards.'),
    text: textSchema.describe('Sentence beside the heading.'),
    reference: z
      .strictObject({
        heading: textSchema.describe('Heading of the panel.'),
        text: textSchema.describe('How a visitor may speak to a client.'),
        action: actionSchema.describe('Button.'),
      })
      .describe('Panel below the cards.'),
  },
)

export type TestimonialWallBlock = z.infer<typeof testimonialWall>
