import * as z from 'zod'
import { linkSchema } from './address.ts'
import { recordIdSchema } from './recordId.ts'
import { textSchema } from './text.ts'

const footerGroupSchema = z.strictObject({
  id: recordIdSchema,
  name: textSchema.describe('Name of the group, read out to people who do not see the columns.'),
  links: z
    .array(
      z.strictObject({
        id: recordIdSchema,
        link: linkSchema.describe('Address it leads to.'),
        label: textSchema.describe('Words of the link.'),
      }),
    )
    .min(1)
    .describe('Links of the group, in order.'),
})

/** Foot of every page. */
export const footerSchema = z.strictObject({
  cry: textSchema.describe('Large words at the top of the footer.'),
  groups: z.array(footerGroupSchema).min(1).describe('Columns of links.'),
  email_label: textSchema.describe('Name of the mailbox, read out before it.'),
  call_label: textSchema.describe('Words of the link that places a call.'),
  copyright: textSchema.describe('Copyright line.'),
  accessibility: z
    .strictObject({
      link: linkSchema.describe('Address of the accessibility statement.'),
      label: textSchema.describe('Words of the link.'),
    })
    .describe('Link to the accessibility statement, beside the copyright line.'),
  made_in: textSchema.describe('Last words of the page.'),
})

export type Footer = z.infer<typeof footerSchema>
