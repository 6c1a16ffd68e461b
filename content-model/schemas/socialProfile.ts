import * as z from 'zod'
import { webAddressSchema } from './address.ts'
import { recordIdSchema } from './recordId.ts'
import { textSchema } from './text.ts'

/** A profile of the agency on a social network. */
export const socialProfileSchema = z.strictObject({
  id: recordIdSchema,
  network: z
    .enum(['facebook', 'x', 'instagram', 'linkedin', 'google'])
    .describe('Network, which chooses the icon.'),
  name: textSchema.describe('Name of the network, as visitors know it.'),
  link: webAddressSchema.describe('Address of the profile.'),
})
