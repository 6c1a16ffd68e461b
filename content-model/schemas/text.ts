import * as z from 'zod'

/** Words that a visitor reads. Never empty. */
export const textSchema = z.string().trim().min(1)

/** Words completed while the page is shown: '{number}' and the like stay for the page to fill in. */
export function runTimeText(...words: string[]) {
  return textSchema.meta({ 'x-run-time-words': words })
}
