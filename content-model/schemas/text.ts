import * as z from 'zod'

/** Words that a visitor reads. Never empty. */
export const textSchema = z.string().trim().min(1)

/** Heading of a section. */
export const headingSchema = textSchema.describe('Heading of the section.')

/** Small title beside a section's heading. */
export const labelSchema = textSchema.describe('Small title beside the heading.')

/** Words completed while the page is shown: '{number}' and the like stay for the page to fill in. */
export function runTimeText(...words: string[]) {
  return textSchema.meta({ 'x-run-time-words': words })
}
