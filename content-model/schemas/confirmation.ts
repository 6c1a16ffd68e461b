import * as z from 'zod'
import { textSchema } from './text.ts'

/** Who has confirmed what a file says, and when. `npm run launch-check` asks for both before a launch. */
export const confirmationFields = {
  confirmed_by: textSchema
    .optional()
    .describe('Who has checked this file for your company; leave the line out until then.'),
  confirmed_on: z.iso
    .date({ error: 'Use year, month and day, as 2026-01-31.' })
    .optional()
    .describe('Day on which that was, as 2026-01-31.'),
}
