import * as z from 'zod'
import { recordIdSchema, sameText, text, textSchema } from './fields.ts'
import { pageSchema, paginationSchema } from './page.ts'
import { profilesSchema } from './profiles.ts'

/** An author of articles (content/authors/*.yaml), with the page that lists their articles. */
export const authorSchema = pageSchema.extend({
  id: recordIdSchema,
  name: sameText('Name of the author, exactly as in the articles.'),
  text: z.array(textSchema).min(1).describe('Paragraphs about the author.'),
  social_media: profilesSchema.describe('Profiles on other sites, in order; may be empty.'),
  writers: z
    .array(
      z.strictObject({
        member: textSchema.meta({ 'x-refers-to': 'team' }).describe('The person, from the team.'),
        subject: text('Subjects that this person writes about.'),
      }),
    )
    .default([])
    .describe('People of the team who write under this name, with their portraits.'),
  pagination: paginationSchema,
})

export type Author = z.infer<typeof authorSchema>
