import * as z from 'zod'
import { actionSchema, headingSchema, textSchema } from '../../../content-model/schemas/fields.ts'
import { sectionSchema } from '../../../content-model/schemas/section.ts'

const column = (what: string) => textSchema.describe(`Name of the column with ${what}.`)

export const planTable = sectionSchema('plan-table', 'Every plan as a row of one table.', {
  heading: headingSchema,
  columns: z
    .strictObject({
      plan: column('the names of the plans'),
      details: column('what each plan is'),
      price: column('the prices in pounds'),
      time: column('how often each is paid'),
      start: column('the links'),
    })
    .describe('Head of the table.'),
  compare: actionSchema.describe('Link below the table.'),
})

export type PlanTableBlock = z.infer<typeof planTable>
