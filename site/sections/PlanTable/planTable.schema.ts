import { actionSchema, group, headingSchema, text } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

const column = (what: string) => text(`Name of the column with ${what}.`)

export const planTable = sectionSchema('plan-table', 'Every plan as a row of one table.', {
  heading: headingSchema,
  columns: group('Column headings of the table.', {
    plan: column('the names of the plans'),
    details: column('the description of each plan'),
    price: column('the prices in the main currency'),
    time: column('how often each is paid'),
    start: column('the links'),
  }),
  compare: actionSchema.describe('Link below the table.'),
})
