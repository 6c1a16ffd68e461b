import * as z from 'zod'
import {
  altSchema,
  focusOf,
  group,
  pathSchema,
  pictureAt,
  recordIdSchema,
  text,
  textSchema,
} from './fields.ts'
import { illustrationSchema, pageSchema } from './page.ts'
import { swatchSchema } from './palette.ts'
import { planCategoryNameSchema } from './plans.ts'
import { questionSchema } from './questions.ts'

/** A service card of the home page. */
export const serviceSchema = z.strictObject({
  id: recordIdSchema,
  service_name: text('Name of the service, as its card shows it.'),
  service_details: text('One line about it.'),
  link: pathSchema.describe('Page that the card leads to.'),
  src: pictureAt('serviceTile').describe('The picture.'),
  alt: altSchema,
  focus: focusOf('src'),
  swatch: swatchSchema.describe('Colour of the card.'),
  cta: text('Words at the foot of the card.'),
})

export type Service = z.infer<typeof serviceSchema>

const heading = text('Heading of the section.')

const stepSchema = z.strictObject({
  title: text('Name of the step.'),
  text: text('What happens in it.'),
  duration: text('How long it takes, or when it happens.'),
})

/** Front matter of a service page (content/service-pages/*.mdx). The text below argues for the service. */
export const servicePageSchema = pageSchema.extend({
  illustration: illustrationSchema.describe(
    'Picture of the first screen. Its colour also marks the ticks and the last section.',
  ),
  promise: text('What the client can count on, in one sentence.'),
  deliverables: group('What you get.', {
    heading,
    items: z.array(textSchema).min(4).max(8).describe('What the client gets, a line each.'),
  }),
  steps: group('How it runs.', {
    heading,
    items: z.array(stepSchema).length(4).describe('The four steps, in order.'),
  }),
  project: z
    .strictObject({
      name: textSchema.meta({ 'x-refers-to': 'projects' }).describe('The client.'),
      heading,
      text: text('What this service did there.'),
      figure: z
        .int()
        .min(1)
        .default(1)
        .describe(
          "Which figure of the client's case the first screen shows: 1 is the case's first.",
        ),
    })
    .nullable()
    .describe(
      'A client site that shows this service. If none is chosen, that part of the page is not shown.',
    ),
  prices: group('What it costs.', {
    heading,
    text: text('What the price covers, or how it is found.'),
    category: planCategoryNameSchema
      .nullable()
      .describe(
        'Kind of plan whose cards show, by its short name, as website. If none is chosen, no prices are shown.',
      ),
    plan: textSchema
      .meta({ 'x-refers-to': 'plans' })
      .optional()
      .describe(
        'Category and tier of the plan whose price is shown first, as website-enhanced. Without one it is the lowest of the category.',
      ),
    first_step: group('What the first step costs.', {
      cost: text('Its cost, as Free, in the size of a price.'),
      text: text('What it is, and how the price is found after it.'),
    })
      .optional()
      .describe(
        'What the first screen shows where a price would stand, for a service without plans. Without it, that is the heading.',
      ),
  }),
  questions: group('Questions.', {
    heading,
    items: z.array(questionSchema).min(3).max(4).describe('Questions about this service.'),
  }),
  call: group('Last section, which leads to the contact page.', {
    heading,
    text: text('What to send, and what follows.'),
  }),
})

/** A service page with the path of its file below the content folder, and the number of words in its text. */
export type ServicePage = z.infer<typeof servicePageSchema> & { file: string; words: number }
