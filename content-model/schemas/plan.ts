import * as z from 'zod'
import { planCategoryIdSchema } from './planCategory.ts'
import { recordIdSchema } from './recordId.ts'
import { textSchema } from './text.ts'

const priceAdvice = "Use a whole number of pounds, as '700'."
const linkAdvice = 'Use payment, or a place on the page, as #start-app.'

/** A plan with its price. */
export const planSchema = z.strictObject({
  id: recordIdSchema,
  category: planCategoryIdSchema
    .meta({ 'x-refers-to': 'plan_category' })
    .describe('Tab under which the plan stands.'),
  tier: z.enum(['basic', 'standard', 'premium']).describe('Place of the plan in its row.'),
  plan_name: textSchema.describe('Name of the plan.'),
  plan_details: textSchema.describe('Line below the name.'),
  price: z
    .string({ error: priceAdvice })
    .regex(/^[1-9]\d*$/, { error: priceAdvice })
    .describe("Price in whole pounds, in quotes, as '700'."),
  time: z.enum(['One-time payment', 'Monthly']).describe('How often it is paid.'),
  link: z
    .string({ error: linkAdvice })
    .regex(/^(?:payment|#[a-z-]+)$/, { error: linkAdvice })
    .meta({ 'x-refers-to': 'address' })
    .describe('payment for the payment page of brand.yaml, or a place on the page.'),
  features: z.array(textSchema).min(1).describe('What the plan contains.'),
  benefit: textSchema.describe('What the client gains, in a sentence.'),
})

/** `link` holds the finished address: the reader puts the payment page in place of 'payment'. */
export type Plan = z.infer<typeof planSchema>
export type PlanTier = Plan['tier']
