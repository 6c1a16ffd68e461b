import * as z from 'zod'
import { pageSchema } from './page.ts'
import { textSchema } from './text.ts'

const title = textSchema.describe('Title of the card.')

/** Contact page: the words around the contacts, which come from site/brand.yaml, and around the form. */
export const contactPageSchema = pageSchema.extend({
  sections: z
    .strictObject({
      ways: z
        .strictObject({
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
        })
        .describe('Three cards.'),
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
    })
    .describe('Sections of the contact page.'),
})

export type ContactPage = z.infer<typeof contactPageSchema>
