import * as z from 'zod'
import { runTimeText, textSchema } from './text.ts'

const heading = (pages: string) => textSchema.describe(`Heading over ${pages}.`)

/** Words that only search engines, social networks and language models read. */
export const foundWordsSchema = z.strictObject({
  share_alt: runTimeText('title').describe(
    'What the share picture of a page shows, for people who do not see it; {title} is in it.',
  ),
  llms: z
    .strictObject({
      details: z
        .array(textSchema)
        .min(1)
        .describe('Paragraphs below the summary: what a reader must know of the agency.'),
      agency: heading('the pages about the agency'),
      services: heading('the service pages'),
      articles: heading('the articles'),
    })
    .describe('llms.txt, the map of the site for language models.'),
})
