import type * as z from 'zod'
import { headingSchema, textSchema } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const planComparison = sectionSchema(
  'plan-comparison',
  'All plans side by side, a table for each category.',
  {
    heading: headingSchema,
    text: textSchema.describe('Sentence below the heading.'),
    contents: textSchema.describe('Name of the links to the tables.'),
    price_gbp: textSchema.describe('Row with the prices in pounds.'),
    price_usd: textSchema.describe('Row with the prices in dollars.'),
    time: textSchema.describe('Row that tells how often a plan is paid.'),
    yes: textSchema.describe('Said where a plan contains a feature.'),
    no: textSchema.describe('Said where it does not.'),
  },
)

export type PlanComparisonBlock = z.infer<typeof planComparison>
