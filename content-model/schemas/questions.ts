import * as z from 'zod'
import { matching, text } from './fields.ts'

const idAdvice = 'Use lowercase letters, digits and hyphens, such as eleven.'

/** A question with its answer, in content/faqs.yaml or in a page. */
export const questionSchema = z.strictObject({
  id: matching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, idAdvice).describe(
    'Number of the question as a word, or any short name.',
  ),
  question: text('Question.'),
  ans: text('Answer.'),
})

export type Question = z.infer<typeof questionSchema>
