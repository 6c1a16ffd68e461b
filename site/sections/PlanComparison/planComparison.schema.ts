import { group, headingSchema, text } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const planComparison = sectionSchema(
  'plan-comparison',
  'All plans side by side, a table for each category.',
  {
    heading: headingSchema,
    text: text('Sentence below the heading.'),
    contents: text('Name of the links to the tables.'),
    choice: group('Names of the two lists by which phones choose what stands side by side.', {
      first: text('Name of the list with the one plan.'),
      second: text('Name of the list with the other.'),
    }),
    price: text('Row with the prices in the main currency.'),
    price_other: text('Row with the prices in the other currency.'),
    time: text('Row that tells how often a plan is paid.'),
    yes: text('Said where a plan contains a feature.'),
    no: text('Said where it does not.'),
  },
)
