import * as z from 'zod'
import { pageSchema } from './page.ts'
import { planCategoryIdSchema } from './planCategory.ts'
import { questionSchema } from './question.ts'
import { textSchema } from './text.ts'
import { titleSceneSchema } from './titleScene.ts'

const heading = textSchema.describe('Heading of the section.')

const stepSchema = z.strictObject({
  title: textSchema.describe('Name of the step.'),
  text: textSchema.describe('What happens in it.'),
  duration: textSchema.describe('How long it takes, or when it happens.'),
})

/** Head of a service page (content/service-pages/*.mdx); the text below the head is the argument. */
export const servicePageSchema = pageSchema.extend({
  scene: titleSceneSchema.describe(
    'Picture of the title bar. Its colour also marks the ticks and the last band.',
  ),
  promise: textSchema.describe('What the client can count on, in one sentence.'),
  deliverables: z
    .strictObject({
      heading,
      items: z.array(textSchema).min(4).max(8).describe('What the client gets, a line each.'),
    })
    .describe('What you get.'),
  steps: z
    .strictObject({
      heading,
      items: z.array(stepSchema).length(4).describe('The four steps, in order.'),
    })
    .describe('How it runs.'),
  project: z
    .strictObject({
      name: textSchema
        .meta({ 'x-refers-to': 'projects' })
        .describe('Name of the client, as in content/projects.'),
      heading,
      text: textSchema.describe('What this service did there.'),
    })
    .nullable()
    .describe('A client site that shows it; or null.'),
  prices: z
    .strictObject({
      heading,
      text: textSchema.describe('What the price covers, or how it is found.'),
      category: planCategoryIdSchema
        .meta({ 'x-refers-to': 'plan_category' })
        .nullable()
        .describe('Kind of plan whose three cards show: website, app, ads or business; or null.'),
    })
    .describe('What it costs.'),
  questions: z
    .strictObject({
      heading,
      items: z.array(questionSchema).min(3).max(4).describe('Questions about this service.'),
    })
    .describe('Questions.'),
  call: z
    .strictObject({ heading, text: textSchema.describe('What to send, and what follows.') })
    .describe('Last band, which leads to the contact page.'),
})

/** A service page with the path of its file below the content folder, and how many words its text has. */
export type ServicePage = z.infer<typeof servicePageSchema> & { file: string; words: number }
