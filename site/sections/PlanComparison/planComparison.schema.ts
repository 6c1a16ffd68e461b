import { group, headingSchema, text } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

export const planComparison = sectionSchema(
  'plan-comparison',
  'All plans side by side, a table for each category.',
  {
    heading: headingSchema,
    text: text('Sentence below the heading.'),
    contents: text('Name of the links to the tables.'),
    choice: group('Names of the two lists that select the plans to compare on phones.', {
      first: text('Name of the list for the first plan.'),
      second: text('Name of the list for the second plan.'),
    }),
    price: text('Name of the row with the prices in the main currency.'),
    price_other: text('Name of the row with the prices in the other currency.'),
    time: text('Name of the row with how often a plan is paid.'),
    yes: text('Text if a plan includes a feature.'),
    no: text('Text if it does not.'),
  },
)
