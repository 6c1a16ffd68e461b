import * as z from 'zod'
import { matching, recordIdSchema, text, textSchema } from './fields.ts'

const anchorAdvice = 'Use small letters and hyphens, without #, as start-app.'

/** The four kinds of plan. */
export const planCategoryIdSchema = z.enum(['website', 'app', 'ads', 'business'])

/** A tab over the plans, and what a visitor finds after choosing one of its plans. */
export const planCategorySchema = z.strictObject({
  id: planCategoryIdSchema.describe('Name of the category, which the plans use.'),
  label: text('Words on the tab.'),
  next_step: z
    .strictObject({
      anchor: matching(/^[a-z][a-z-]*$/, anchorAdvice).describe(
        'Place on the page that the plans link to, without #.',
      ),
      title: text('Heading of that place.'),
      steps: z.array(textSchema).length(3).describe('Three short steps.'),
      text: text('Sentence after the steps.'),
    })
    .nullable()
    .describe('How to go on, for plans without a payment page; null if they have one.'),
})

export type PlanCategory = z.infer<typeof planCategorySchema>
export type PlanCategoryId = z.infer<typeof planCategoryIdSchema>

const priceAdvice = "Use a whole number of pounds, as '700'."
const dollarAdvice = "Use a whole number of dollars, as '900'."
const linkAdvice = 'Use payment, or a place on the page, as #start-app.'

/** A plan with its price. */
export const planSchema = z.strictObject({
  id: recordIdSchema,
  category: planCategoryIdSchema
    .meta({ 'x-refers-to': 'plan_category' })
    .describe('Tab under which the plan stands.'),
  tier: z.enum(['basic', 'standard', 'premium']).describe('Place of the plan in its row.'),
  plan_name: text('Name of the plan.'),
  plan_details: text('Line below the name.'),
  price: matching(/^[1-9]\d*$/, priceAdvice).describe(
    "Price in whole pounds, in quotes, as '700'.",
  ),
  price_usd: matching(/^[1-9]\d*$/, dollarAdvice)
    .optional()
    .describe(
      "Price in whole US dollars, in quotes, as '900'; left out, the one of currencies.yaml.",
    ),
  time: z.enum(['One-time payment', 'Monthly']).describe('How often it is paid.'),
  link: matching(/^(?:payment|#[a-z-]+)$/, linkAdvice)
    .meta({ 'x-refers-to': 'address' })
    .describe('payment for the payment page of brand.yaml, or a place on the page.'),
  features: z.array(textSchema).min(1).describe('What the plan contains.'),
  benefit: text('What the client gains, in a sentence.'),
})

/** `link` holds the finished address: the reader puts the payment page in place of 'payment'. */
export type Plan = z.infer<typeof planSchema>
export type PlanTier = Plan['tier']

const valueAdvice = "Use true for yes, false for no, or words in quotes, as '5'."
const value = z.union([z.boolean(), textSchema], { error: valueAdvice })

/** One row of a comparison: a feature, and what each of the three plans has of it. */
const rowSchema = z.strictObject({
  feature: text('What the plans are compared by.'),
  basic: value.describe("First plan: true, false or words, as '5'."),
  standard: value.describe("Second plan: true, false or words, as '7'."),
  premium: value.describe("Third plan: true, false or words, as '10'."),
})

const rows = z.array(rowSchema).min(1)

/** What the plans of each category contain. Names, prices and billing come from the plans themselves. */
export const planComparisonSchema = z.strictObject({
  website: rows.describe('Rows for the website packages.'),
  app: rows.describe('Rows for the app packages.'),
  ads: rows.describe('Rows for the ads services.'),
  business: rows.describe('Rows for Business Autopilot.'),
})
type PlanComparison = z.infer<typeof planComparisonSchema>
export type ComparisonRow = PlanComparison['website'][number]

const currencySchema = z.strictObject({
  symbol: text('Sign before the amount.'),
  toggle: text('Words of the button that shows prices in this currency.'),
})
const keyAdvice = 'Use whole pounds before the colon, as 350.'

/** Currencies in which prices are shown. */
export const currenciesSchema = z.strictObject({
  default: z.enum(['GBP', 'USD']).describe('Currency shown first.'),
  gbp: currencySchema.describe('Pounds.'),
  usd: currencySchema.describe('Dollars.'),
  usd_by_gbp: z
    .record(z.string().regex(/^\d+$/, { error: keyAdvice }), z.int().min(1), { error: keyAdvice })
    .describe('Dollars for each price in pounds; a price not named here keeps its figure.'),
})
