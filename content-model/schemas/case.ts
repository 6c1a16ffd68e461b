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
    'Two to four figures. The first one, with its title, also appears wherever a summary of the case is shown.',
    {
      figure: text('The figure with its sign, such as 41%.'),
      title: text('Label of the figure.'),
      measured: text('How and when it was measured.'),
    },
  ).max(4),
  quote: textSchema
    .meta({ 'x-refers-to': 'testimonials' })
    .nullable()
    .describe('The client who is quoted; may be left empty.'),
  services: z
    .array(textSchema.meta({ 'x-refers-to': 'service_pages' }).describe('Address of the page.'))
    .min(1)
    .describe('Addresses of the service pages of the services used, such as /seo-services.'),
  plan: z
    .strictObject({
      name: textSchema
        .meta({ 'x-refers-to': 'plans' })
        .describe('Category and tier of the plan, such as website-basic.'),
      heading: headingSchema,
      text: text('How the plan resembles this case, and how it differs.'),
    })
    .nullable()
    .describe('The plan that is closest to the case, if there is one.'),
  call: group('Last section, with the link to the contact page.', {
    heading: headingSchema,
    text: text('What to send, and what happens next.'),
  }),
  demo: demoSchema,
})

/** A case with the path of its file below the content folder, and the number of words in its text. */
export type Case = z.infer<typeof caseSchema> & { file: string; words: number }
