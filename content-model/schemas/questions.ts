import * as z from 'zod'
import { matching, text } from './fields.ts'

const idAdvice = 'Use small letters, figures and hyphens, as eleven.'

/** A question with its answer, in content/faqs.yaml or in a page. */
export const questionSchema = z.strictObject({
  id: matching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, idAdvice).describe(
    'Number of the question in words, or any short name.',
  ),
  question: text('Question.'),
  ans: text('Answer.'),
})

export type Question = z.infer<typeof questionSchema>
