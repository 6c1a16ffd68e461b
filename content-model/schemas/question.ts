import * as z from 'zod'
import { textSchema } from './text.ts'

const idAdvice = 'Use small letters and hyphens, as other-costs.'

/** A question of a page of its own, beside those of faqs.yaml. */
export const questionSchema = z.strictObject({
  id: z
    .string({ error: idAdvice })
    .regex(/^[a-z][a-z-]*$/, { error: idAdvice })
    .describe('Name of the question, in small letters.'),
  question: textSchema.describe('Question.'),
  ans: textSchema.describe('Answer.'),
})

export type Question = z.infer<typeof questionSchema>
