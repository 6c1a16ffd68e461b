import * as z from 'zod'
import { pageSchema } from './page.ts'
import { questionSchema } from './question.ts'
import { textSchema } from './text.ts'
import { titleSceneSchema } from './titleScene.ts'

const heading = textSchema.describe('Heading of the section.')

/** Pricing page. Plans stand in content/plans, what they are compared by in plan_comparison.yaml. */
export const pricingPageSchema = pageSchema.extend({
  sections: z
    .strictObject({
      scene: titleSceneSchema.describe('Picture of the title bar.'),
      pricing: z
        .strictObject({ heading, cta: textSchema.describe('Link of every plan.') })
        .describe('Plans.'),
      comparison: z
        .strictObject({
          heading,
          text: textSchema.describe('Sentence below the heading.'),
          contents: textSchema.describe('Name of the links to the four tables.'),
          price_gbp: textSchema.describe('Row with the prices in pounds.'),
          price_usd: textSchema.describe('Row with the prices in dollars.'),
          time: textSchema.describe('Row that tells how often a plan is paid.'),
          yes: textSchema.describe('Said where a plan contains a feature.'),
          no: textSchema.describe('Said where it does not.'),
        })
        .describe('Comparison of all plans.'),
      faq: z
        .strictObject({
          heading,
          questions: z.array(questionSchema).min(1).describe('Questions that concern prices.'),
        })
        .describe('Questions.'),
    })
    .describe('Sections of the pricing page.'),
})

export type PricingPage = z.infer<typeof pricingPageSchema>
