import * as z from 'zod'
import { pathSchema } from './address.ts'
import { textSchema } from './text.ts'

/** A button that leads to a page. */
export const actionSchema = z.strictObject({
  label: textSchema.describe('Words on the button.'),
  path: pathSchema.describe('Address of the page it leads to.'),
})

export type Action = z.infer<typeof actionSchema>
