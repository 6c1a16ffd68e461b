import * as z from 'zod'
import { altSchema } from './alt.ts'
import { demoSchema } from './demo.ts'
import { pictureAt } from './file.ts'
import { fieldColourSchema } from './palette.ts'
import { recordIdSchema } from './recordId.ts'
import { textSchema } from './text.ts'

const ratingAdvice = 'Use a number from 1 to 5, in halves, as 4.5.'

/** What a client says. */
export const testimonialSchema = z.strictObject({
  id: recordIdSchema,
  name: textSchema.describe('First name and surname.'),
  position: textSchema.describe('Role and company.'),
  src: pictureAt('testimonialPortrait').describe('Portrait in content/pictures.'),
  alt: altSchema,
  rating: z
    .number({ error: ratingAdvice })
    .min(1, { error: ratingAdvice })
    .max(5, { error: ratingAdvice })
    .multipleOf(0.5, { error: ratingAdvice })
    .describe('Rating from 1 to 5, in halves.'),
  review: textSchema.describe('What the client says, without quotation marks.'),
  field: fieldColourSchema.describe('Colour of the portrait.'),
  demo: demoSchema,
})

export type Testimonial = z.infer<typeof testimonialSchema>
