import * as z from 'zod'
import {
  altSchema,
  demoSchema,
  focusOf,
  pictureAt,
  recordIdSchema,
  sameText,
  text,
} from './fields.ts'
import { swatchSchema } from './palette.ts'
import { profilesSchema } from './profiles.ts'

/** A person who works at the agency. */
export const teamMemberSchema = z.strictObject({
  id: recordIdSchema,
  src: pictureAt('teamPortrait').describe('The portrait.'),
  alt: altSchema,
  focus: focusOf('src'),
  name: sameText('First name and surname.'),
  position: text('Position at the agency.'),
  social_media: profilesSchema.describe('Profiles on other sites, in order; may be empty.'),
  bio: text('One sentence about the person at work.'),
  swatch: swatchSchema.describe('Colour of the portrait.'),
  demo: demoSchema,
})

export type TeamMember = z.infer<typeof teamMemberSchema>

const ratingAdvice = 'Use a number from 1 to 5 in steps of 0.5, such as 4.5.'

/** A client's words about the agency. */
export const testimonialSchema = z.strictObject({
  id: recordIdSchema,
  name: sameText('First name and surname.'),
  position: text('Role and company.'),
  src: pictureAt('testimonialPortrait').describe('The portrait.'),
  alt: altSchema,
  focus: focusOf('src'),
  rating: z
    .number({ error: ratingAdvice })
    .min(1, { error: ratingAdvice })
    .max(5, { error: ratingAdvice })
    .multipleOf(0.5, { error: ratingAdvice })
    .describe('Rating from 1 to 5, in steps of 0.5.'),
  review: text('Words of the client, without quotation marks.'),
  swatch: swatchSchema.describe('Colour of the portrait.'),
  demo: demoSchema,
})

export type Testimonial = z.infer<typeof testimonialSchema>
