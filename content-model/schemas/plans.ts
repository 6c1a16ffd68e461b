import * as z from 'zod'
import { matching, recordIdSchema, SAME_EVERYWHERE, text, textSchema } from './fields.ts'

const anchorAdvice = 'Use small letters and hyphens, without #, as start-app.'

/** An id that other files refer to. Visitors never see it. */
function shortName(example: string) {
  return matching(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    `Use small letters, figures and hyphens, as ${example}.`,
  )
}

/** Id of a category of plans, in another file. `checkReferences` verifies that the category exists. */
export const planCategoryNameSchema = textSchema.meta({ 'x-refers-to': 'plan_categories' })

/** A category of plans: its tab, and the next step after choosing one of its plans. */
export const planCategorySchema = z.strictObject({
  id: shortName('website')
    .meta({ title: 'Short name' })
    .describe('Name by which plans, service pages and the comparison know the category.'),
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
    .describe(
      'How to go on, for plans without a payment page. Those that have one need none of this.',
    ),
})

export type PlanCategory = z.infer<typeof planCategorySchema>

const priceAdvice = 'Use a whole number, as 700.'
const linkAdvice = 'Use payment, or a place on the page, as #start-app.'

/** A plan with its price. */
export const planSchema = z.strictObject({
  id: recordIdSchema,
  category: planCategoryNameSchema.describe('Tab under which the plan stands.'),
  tier: shortName('basic')
    .refine((name) => name !== 'feature', { error: 'Use another name than feature.' })
    .meta({ 'x-made-from': 'plan_name' })
    .describe('Name by which the comparison knows the plan within its category.'),
  plan_name: text('Name of the plan.'),
  plan_details: text('Line below the name.'),
  price: matching(/^[1-9]\d*$/, priceAdvice).describe(
    'Price in the main currency, a whole number as 700.',
  ),
  price_other: matching(/^[1-9]\d*$/, priceAdvice)
    .optional()
    .describe('Price in the other currency. Without one it follows from the table of currencies.'),
  time: z
    .enum(['One-time payment', 'Monthly'])
    .describe('How often it is paid. Visitors read it in the words of the labels.'),
  link: matching(/^(?:payment|#[a-z-]+)$/, linkAdvice)
    .meta({ 'x-refers-to': 'address' })
    .describe('Where its button leads: “payment” for your payment page, or a place on the page.'),
  features: z.array(textSchema).min(1).describe('What the plan contains.'),
  benefit: text('What the client gains, in a sentence.'),
})

/** A plan as `readContent` returns it: a `link` of 'payment' is replaced by the address of the payment page. */
export type Plan = z.infer<typeof planSchema>

const valueAdvice = "Use true for yes, false for no, or words in quotes, as '5'."
/** Describes a row's value for a plan to the owner. */
export const planValueDescription = 'What the plan has of it: yes, no, or words such as 5 pages.'

const value = z.union([z.boolean(), textSchema], { error: valueAdvice })

/**
 * One row of a comparison: a feature, and its value for each plan, by the plan's tier. `checkPlanComparison`
 * verifies that the plans exist.
 */
const rowSchema = z
  .object({ feature: text('What the plans are compared by.') })
  .catchall(value.describe(planValueDescription))

/**
 * The compared features of plans, by the category's id. Names, prices and billing come from the plans; a category
 * without an entry here is compared only by them.
 */
export const planComparisonSchema = z.record(
  shortName('website'),
  z.array(rowSchema).min(1).describe('Rows for the plans of a category.'),
)

const codeAdvice = 'Use the three capital letters of a currency (ISO 4217), as GBP.'

const currencySchema = z.strictObject({
  code: z
    .string({ error: codeAdvice })
    .refine((code) => Intl.supportedValuesOf('currency').includes(code), { error: codeAdvice })
    .meta({ [SAME_EVERYWHERE]: true })
    .describe('Letters of the currency, as GBP. Its sign and place follow from the language.'),
  toggle: text('Words of the button that shows prices in this currency.'),
})
const keyAdvice = 'Use a whole price before the colon, as 350.'

/** Currencies in which prices are shown. */
export const currenciesSchema = z.strictObject({
  default: z.enum(['main', 'other']).describe('Currency shown first.'),
  main: currencySchema.describe('Currency in which prices are agreed and paid.'),
  other: currencySchema.describe('Currency in which they are shown for comparison.'),
  other_by_main: z
    .record(z.string().regex(/^\d+$/, { error: keyAdvice }), z.int().min(1), { error: keyAdvice })
    .describe(
      'The other currency for each price in the main one; a price not named here keeps its figure.',
    ),
})

export type Currencies = z.infer<typeof currenciesSchema>
