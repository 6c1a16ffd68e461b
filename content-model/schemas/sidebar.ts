import * as z from 'zod'
import { actionSchema } from './action.ts'
import { pathSchema } from './address.ts'
import { recordIdSchema } from './recordId.ts'
import { runTimeText, textSchema } from './text.ts'

/** The column beside service pages and articles. */
export const sidebarSchema = z.strictObject({
  services_heading: textSchema.describe('Heading of the list of services.'),
  services: z
    .array(
      z.strictObject({
        id: recordIdSchema,
        path: pathSchema.describe('Address of the page.'),
        label: textSchema.describe('Words in the list.'),
      }),
    )
    .min(1)
    .describe('Services, in order.'),
  talk: z
    .strictObject({
      heading: textSchema.describe('Heading of the dark box.'),
      text: runTimeText('hours').describe('Sentence below it; {hours} are the opening hours.'),
      action: actionSchema.describe(
        'Button to the contact page, also at the end of service pages.',
      ),
    })
    .describe('Dark box with the telephone number.'),
})
