import * as z from 'zod'
import { runTimeText } from './text.ts'

/** How the second and later pages of a long list name themselves. */
export const laterPagesSchema = z.strictObject({
  title: runTimeText('page').describe('Title in the browser tab; {page} is the number.'),
  description: runTimeText('page').describe('Description that search shows; {page} is the number.'),
  heading: runTimeText('page').describe('Main heading; {page} is the number.'),
})

export type LaterPages = z.infer<typeof laterPagesSchema>
