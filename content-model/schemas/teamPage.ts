import * as z from 'zod'
import { pageSchema } from './page.ts'
import { textSchema } from './text.ts'

/** Team page. The people themselves stand in content/team. */
export const teamPageSchema = pageSchema.extend({
  sections: z
    .strictObject({
      team: z
        .strictObject({
          heading: textSchema.describe('Heading above the portraits.'),
          text: textSchema.describe('Sentence below the heading.'),
        })
        .describe('Portraits.'),
      ask: z
        .strictObject({
          heading: textSchema.describe('Heading of the list.'),
          text: textSchema.describe('Sentence below the heading.'),
          rows: z
            .array(
              z.strictObject({
                topic: textSchema.describe('What a visitor wants to talk about.'),
                member: textSchema
                  .meta({ 'x-refers-to': 'team' })
                  .describe('Name of the person to ask for, as in content/team.'),
              }),
            )
            .describe('Topics, each with one person; none leave the list out.'),
        })
        .describe('Whom to ask for.'),
    })
    .describe('Words of the team page.'),
})
