import * as z from 'zod'
import { textSchema } from './text.ts'

const idAdvice = "Use small letters, figures and hyphens, as eleven; a number in quotes, as '11'."

/** A question that clients ask. */
export const faqSchema = z.strictObject({
  id: z
    .string({ error: idAdvice })
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: idAdvice })
    .describe('Number of the question in words, or any short name.'),
  question: textSchema.describe('Question.'),
  ans: textSchema.describe('Answer.'),
})
