import * as z from 'zod'
import { recordIdSchema } from './recordId.ts'
import { textSchema } from './text.ts'

const counterAdvice = "Use a whole number or a claim, in quotes, as '{clients}'."

/** A figure that counts up. */
export const counterSchema = z.strictObject({
  id: recordIdSchema,
  counter: z
    .string({ error: counterAdvice })
    .regex(/^\d+$/, { error: counterAdvice })
    .describe("Figure at the end of the count; a claim, as '{clients}'."),
  label: z.enum(['+', '%']).describe('Sign after the figure.'),
  title: textSchema.describe('Words below the figure.'),
})

export type Counter = z.infer<typeof counterSchema>
