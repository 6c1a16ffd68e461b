import * as z from 'zod'
import { webAddressSchema } from './address.ts'
import { altSchema } from './alt.ts'
import { demoSchema } from './demo.ts'
import { pictureAt } from './file.ts'
import { fieldColourSchema } from './palette.ts'
import { recordIdSchema } from './recordId.ts'
import { textSchema } from './text.ts'

const teamProfileSchema = z.strictObject({
  id: recordIdSchema,
  link: webAddressSchema.describe('Address of the profile.'),
  icon: z
    .enum(['facebook', 'x', 'instagram', 'pinterest'])
    .describe('Network, which chooses the icon.'),
})

/** Somebody who works at the agency. */
export const teamMemberSchema = z.strictObject({
  id: recordIdSchema,
  src: pictureAt('teamPortrait').describe('Portrait in content/pictures.'),
  alt: altSchema,
  name: textSchema.describe('First name and surname.'),
  position: textSchema.describe('Position at the agency.'),
  social_media: z.array(teamProfileSchema).length(4).describe('Four profiles.'),
  bio: textSchema.describe('One sentence about the person at work.'),
  field: fieldColourSchema.describe('Colour of the portrait.'),
  demo: demoSchema,
})

export type TeamMember = z.infer<typeof teamMemberSchema>
