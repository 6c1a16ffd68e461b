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
  service_name: text('Name of the service on its card.'),
  service_details: text('One line about it.'),
  link: pathSchema.describe('Page that the card opens.'),
  src: pictureAt('serviceTile').describe('The picture.'),
  alt: altSchema,
  focus: focusOf('src'),
  swatch: swatchSchema.describe('Colour of the card.'),
  cta: text('Text at the bottom of the card.'),
})

export type Service = z.infer<typeof serviceSchema>

const heading = text('Heading of the section.')

const stepSchema = z.strictObject({
  title: text('Name of the step.'),
  text: text('What happens in it.'),
  duration: text('Duration or time of the step.'),
})

/** Front matter of a service page (content/service-pages/*.mdx). The text below argues for the service. */
export const servicePageSchema = pageSchema.extend({
  illustration: illustrationSchema.describe(
    'Picture of the first screen. Its colour is also used for the ticks and the last section.',
  ),
  promise: text('Promise to the client, in one sentence.'),
  deliverables: group('What you get.', {
    heading,
    items: z.array(textSchema).min(4).max(8).describe('What the client gets, one line each.'),
  }),
  steps: group('How it runs.', {
    heading,
    items: z.array(stepSchema).length(4).describe('The four steps, in order.'),
  }),
  project: z
    .strictObject({
      name: textSchema.meta({ 'x-refers-to': 'projects' }).describe('The client.'),
      heading,
      text: text('Result of this service for the client.'),
      figure: z
        .int()
        .min(1)
        .default(1)
        .describe("Number of the figure of the client's case on the first screen: 1 is the first."),
    })
    .nullable()
    .describe(
      'A client site that shows this service. If nothing is chosen, this part of the page is left out.',
    ),
  prices: group('What it costs.', {
    heading,
    text: text('What the price covers, or how it is calculated.'),
    category: planCategoryNameSchema
      .nullable()
      .describe(
        'Short name of the kind of plan whose cards are shown, such as website. If nothing is chosen, no prices are shown.',
      ),
    plan: textSchema
      .meta({ 'x-refers-to': 'plans' })
      .optional()
      .describe(
        'Category and tier of the plan whose price is shown first, such as website-enhanced. If empty, the plan with the lowest price of the category.',
      ),
    first_step: group('Cost of the first step.', {
      cost: text('Cost in the size of a price, such as Free.'),
      text: text('What the first step is, and how the price is calculated after it.'),
    })
      .optional()
      .describe(
        'Text in place of a price on the first screen, for a service without plans. If empty, the heading is shown.',
      ),
  }),
  questions: group('Questions.', {
    heading,
    items: z.array(questionSchema).min(3).max(4).describe('Questions about this service.'),
  }),
  call: group('Last section, with the link to the contact page.', {
    heading,
    text: text('What to send, and what happens next.'),
  }),
})

/** A service page with the path of its file below the content folder, and the number of words in its text. */
export type ServicePage = z.infer<typeof servicePageSchema> & { file: string; words: number }
