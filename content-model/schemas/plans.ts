import * as z from 'zod'
import { matching, recordIdSchema, SAME_EVERYWHERE, text, textSchema } from './fields.ts'

const anchorAdvice = 'Use lowercase letters and hyphens, without #, such as start-app.'

/** An id that other files refer to. Visitors never see it. */
function shortName(example: string) {
  return matching(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    `Use lowercase letters, digits and hyphens, such as ${example}.`,
  )
}

/** Id of a category of plans, in another file. `checkReferences` verifies that the category exists. */
export const planCategoryNameSchema = textSchema.meta({ 'x-refers-to': 'plan_categories' })

/** A category of plans: its tab, and the next step after choosing one of its plans. */
export const planCategorySchema = z.strictObject({
  id: shortName('website')
    .meta({ title: 'Short name' })
    .describe('Name by which plans, service pages and the comparison refer to the category.'),
  label: text('Label of the tab.'),
  next_step: z
    .strictObject({
      anchor: matching(/^[a-z][a-z-]*$/, anchorAdvice).describe(
        'Anchor on the page that the plans link to, without #.',
      ),
      title: text('Heading at the anchor.'),
      steps: z.array(textSchema).length(3).describe('Three short steps.'),
      text: text('Sentence after the steps.'),
    })
    .nullable()
    .describe(
      'Next steps, for plans without a payment page. Plans with a payment page do not need this.',
    ),
})

export type PlanCategory = z.infer<typeof planCategorySchema>

const priceAdvice = 'Use a whole number, such as 700.'
const linkAdvice = 'Use payment, or an anchor on the page, such as #start-app.'

/** A plan with its price. */
export const planSchema = z.strictObject({
  id: recordIdSchema,
  category: planCategoryNameSchema.describe('Tab that contains the plan.'),
  tier: shortName('basic')
    .refine((name) => name !== 'feature', { error: 'Use a name other than feature.' })
    .meta({ 'x-made-from': 'plan_name' })
    .describe('Name by which the comparison refers to the plan within its category.'),
  plan_name: text('Name of the plan.'),
  plan_details: text('Line below the name.'),
  price: matching(/^[1-9]\d*$/, priceAdvice).describe(
    'Price in the main currency, a whole number such as 700.',
  ),
  price_other: matching(/^[1-9]\d*$/, priceAdvice)
    .optional()
    .describe('Price in the other currency. If empty, it comes from the table of currencies.'),
  time: z
    .enum(['One-time payment', 'Monthly'])
    .describe('How often it is paid. Visitors see the text from the labels.'),
  link: matching(/^(?:payment|#[a-z-]+)$/, linkAdvice)
    .meta({ 'x-refers-to': 'address' })
    .describe('Target of its button: “payment” for your payment page, or an anchor on the page.'),
  features: z.array(textSchema).min(1).describe('Features of the plan.'),
  benefit: text('Benefit for the client, in one sentence.'),
})

/** A plan as `readContent` returns it: a `link` of 'payment' is replaced by the address of the payment page. */
export type Plan = z.infer<typeof planSchema>

const valueAdvice = "Use true for yes, false for no, or text in quotes, such as '5'."
/** Describes a row's value for a plan to the owner. */
export const planValueDescription =
  'Whether the plan includes the feature: yes, no, or text such as 5 pages.'

const value = z.union([z.boolean(), textSchema], { error: valueAdvice })

/**
 * One row of a comparison: a feature, and its value for each plan, by the plan's tier. `checkPlanComparison`
 * verifies that the plans exist.
 */
const rowSchema = z
  .object({ feature: text('Feature that the row compares.') })
  .catchall(value.describe(planValueDescription))

/**
 * The compared features of plans, by the category's id. Names, prices and billing come from the plans; a category
 * without an entry here is compared only by them.
 */
export const planComparisonSchema = z.record(
  shortName('website'),
  z.array(rowSchema).min(1).describe('Rows for the plans of one category.'),
)

const codeAdvice = 'Use the three-letter code of a currency (ISO 4217), such as GBP.'

const currencySchema = z.strictObject({
  code: z
    .string({ error: codeAdvice })
    .refine((code) => Intl.supportedValuesOf('currency').includes(code), { error: codeAdvice })
    .meta({ [SAME_EVERYWHERE]: true })
    .describe(
      'Code of the currency, such as GBP. The language determines its symbol and position.',
    ),
  toggle: text('Text of the button that shows prices in this currency.'),
})
const keyAdvice = 'Use a whole price before the colon, such as 350.'

/** Currencies in which prices are shown. */
export const currenciesSchema = z.strictObject({
  default: z.enum(['main', 'other']).describe('Currency shown first.'),
  main: currencySchema.describe('Currency in which prices are agreed and paid.'),
  other: currencySchema.describe('Currency in which prices are shown for comparison.'),
  other_by_main: z
    .record(z.string().regex(/^\d+$/, { error: keyAdvice }), z.int().min(1), { error: keyAdvice })
    .describe(
      'Price in the other currency for each price in the main one. A price that is not listed keeps its number.',
    ),
})

export type Currencies = z.infer<typeof currenciesSchema>
