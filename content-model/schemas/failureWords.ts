import * as z from 'zod'
import { runTimeText, textSchema } from './text.ts'

/** What a visitor reads below the line that a form was not sent, with script and without. */
export const failureWordsSchema = z.strictObject({
  field: runTimeText('field', 'message').describe(
    "Says what is wrong with a field where the service's words go on from its name: {field}, {message}.",
  ),
  marked: textSchema.describe('Said where fields are marked.'),
  try_again: runTimeText('time').describe("Says when to try again; {time} is '5 minutes'."),
  unknown: textSchema.describe('Said where the service gave no reason that can be read.'),
})

export type FailureWords = z.infer<typeof failureWordsSchema>
