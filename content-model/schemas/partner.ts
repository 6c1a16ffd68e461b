import * as z from 'zod'
import { linkSchema } from './address.ts'
import { demoSchema } from './demo.ts'
import { logoFileSchema } from './file.ts'
import { recordIdSchema } from './recordId.ts'
import { textSchema } from './text.ts'

/** A partner whose logo runs in the slider. */
export const partnerSchema = z.strictObject({
  id: recordIdSchema,
  name: textSchema.describe('Name of the partner.'),
  logo: logoFileSchema.describe('Logo in content/logos.'),
  link: linkSchema.describe('Address that the logo leads to.'),
  demo: demoSchema,
})

export type Partner = z.infer<typeof partnerSchema>
