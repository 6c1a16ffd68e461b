import * as z from 'zod'
import { textSchema } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

const title = textSchema.describe('Title of the card.')

export const contactWays = sectionSchema(
  'contact-ways',
  'Address, telephone and the two mailboxes, a card each.',
  {
    label: textSchema.describe('Name of the three cards, for those who cannot see them.'),
    address: z
      .strictObject({ title, text: textSchema.describe('Sentence below the address.') })
      .describe('Card of the address.'),
    phone: z
      .strictObject({ title, text: textSchema.describe('Sentence below the number.') })
      .describe('Card of the telephone number.'),
    email: z
      .strictObject({
        title,
        general: textSchema.describe('What the mailbox for everybody is for.'),
        projects: textSchema.describe('What the mailbox for projects is for.'),
      })
      .describe('Card of the two email addresses.'),
  },
)

export type ContactWaysBlock = z.infer<typeof contactWays>
