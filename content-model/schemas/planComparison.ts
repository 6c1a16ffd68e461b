import * as z from 'zod'
import { textSchema } from './text.ts'

const valueAdvice = "Use true for yes, false for no, or words in quotes, as '5'."
const value = z.union([z.boolean(), textSchema], { error: valueAdvice })

/** One row of a comparison: a feature, and what each of the three plans has of it. */
const rowSchema = z.strictObject({
  feature: textSchema.describe('What the plans are compared by.'),
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
