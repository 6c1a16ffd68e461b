import * as z from 'zod'
import {
  atLeast,
  demoSchema,
  group,
  headingSchema,
  recordIdSchema,
  text,
  textSchema,
} from './fields.ts'
import { pageSchema } from './page.ts'

/**
 * Front matter of a case (content/cases/*.mdx): the work for a client, and its results. The text below tells the
 * story.
 */
export const caseSchema = pageSchema.extend({
  id: recordIdSchema,
  client: textSchema.meta({ 'x-refers-to': 'projects' }).describe('The client.'),
  summary: text('What changed, in one or two sentences.'),
  figures: atLeast(
    2,
    'Two to four figures; the first, read with its title, also shows wherever the case is named in short.',
    {
      figure: text('The figure with its sign, as 41%.'),
      title: text('Words that belong to it.'),
      measured: text('What it was measured on, and when.'),
    },
  ).max(4),
  quote: textSchema
    .meta({ 'x-refers-to': 'testimonials' })
    .nullable()
    .describe('The client who is quoted, or nobody.'),
  services: z
    .array(textSchema.meta({ 'x-refers-to': 'service_pages' }).describe('Address of the page.'))
    .min(1)
    .describe('Services that were used, by the addresses of their pages, as /seo-services.'),
  plan: z
    .strictObject({
      name: textSchema
        .meta({ 'x-refers-to': 'plans' })
        .describe('Category and tier of the plan, as website-basic.'),
      heading: headingSchema,
      text: text('In what the plan is like this case, and in what it is not.'),
    })
    .nullable()
    .describe('The plan that is nearest to the case, if one is near.'),
  call: group('Last section, which leads to the contact page.', {
    heading: headingSchema,
    text: text('What to send, and what follows.'),
  }),
  demo: demoSchema,
})

/** A case with the path of its file below the content folder, and the number of words in its text. */
export type Case = z.infer<typeof caseSchema> & { file: string; words: number }
