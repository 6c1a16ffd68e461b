import * as z from 'zod'
import { textSchema } from './text.ts'

const anchorAdvice = 'Use small letters and hyphens, without #, as start-app.'

/** The four kinds of plan. */
export const planCategoryIdSchema = z.enum(['website', 'app', 'ads', 'business'])

/** A tab over the plans, and what a visitor finds after choosing one of its plans. */
export const planCategorySchema = z.strictObject({
  id: planCategoryIdSchema.describe('Name of the category, which the plans use.'),
  label: textSchema.describe('Words on the tab.'),
  next_step: z
    .strictObject({
      anchor: z
        .string({ error: anchorAdvice })
        .regex(/^[a-z][a-z-]*$/, { error: anchorAdvice })
        .describe('Place on the page that the plans link to, without #.'),
      title: textSchema.describe('Heading of that place.'),
      steps: z.array(textSchema).length(3).describe('Three short steps.'),
      text: textSchema.describe('Sentence after the steps.'),
    })
    .nullable()
    .describe('How to go on, for plans without a payment page; null if they have one.'),
})

export type PlanCategory = z.infer<typeof planCategorySchema>
export type PlanCategoryId = z.infer<typeof planCategoryIdSchema>
