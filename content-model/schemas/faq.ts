import * as z from 'zod'
import { textSchema } from './text.ts'

const faqIds = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const

/** A question that clients ask. */
export const faqSchema = z.strictObject({
  id: z.enum(faqIds).describe('Number of the question in words.'),
  question: textSchema.describe('Question.'),
  ans: textSchema.describe('Answer.'),
})

export type Faq = z.infer<typeof faqSchema>
