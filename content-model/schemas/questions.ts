import * as z from 'zod'
import { textSchema } from './fields.ts'

const idAdvice = "Use small letters, figures and hyphens, as eleven; a number in quotes, as '11'."

/** A question with its answer: of content/faqs.yaml, or of one page. */
export const questionSchema = z.strictObject({
  id: z
    .string({ error: idAdvice })
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: idAdvice })
    .describe('Number of the question in words, or any short name.'),
  question: textSchema.describe('Question.'),
  ans: textSchema.describe('Answer.'),
})

export type Question = z.infer<typeof questionSchema>
