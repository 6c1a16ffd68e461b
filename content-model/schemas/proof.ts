import type * as z from 'zod'
import { group, runTimeText, textSchema } from './fields.ts'

/** The line below a first screen's buttons: the price of a plan, and a figure of a case. */
export const proofSchema = group('Price and case below the buttons (optional).', {
  price: runTimeText('price').describe('Link to all prices; {price} is the price of the plan.'),
  plan: textSchema
    .meta({ 'x-refers-to': 'plans' })
    .describe('Category and tier of the plan, such as website-basic.'),
  case: textSchema
    .meta({ 'x-refers-to': 'cases' })
    .describe('Address of the case whose first figure is shown, such as /work/name-of-the-client.'),
}).optional()

export type Proof = NonNullable<z.infer<typeof proofSchema>>
