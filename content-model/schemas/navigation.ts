import * as z from 'zod'
import { actionSchema } from './action.ts'
import { pathSchema } from './address.ts'
import { recordIdSchema } from './recordId.ts'
import { textSchema } from './text.ts'

const menuLink = {
  id: recordIdSchema,
  path: pathSchema.describe('Address of the page.'),
  label: textSchema.describe('Words in the menu.'),
}
const dropDownAdvice = 'Use false, or a list of links with id, path and label.'

const menuItemSchema = z.strictObject({
  ...menuLink,
  drop_down: z
    .union([z.literal(false), z.array(z.strictObject(menuLink)).min(1)], { error: dropDownAdvice })
    .describe('Links that open below this one, or false.'),
})

/** Menu at the top of every page. */
export const navigationSchema = z.strictObject({
  items: z.array(menuItemSchema).min(1).describe('Items of the menu, in order.'),
  quote: actionSchema.describe('Button at the end of the header.'),
})

export type Navigation = z.infer<typeof navigationSchema>
export type MenuItem = z.infer<typeof menuItemSchema>
