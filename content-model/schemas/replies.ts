import * as z from 'zod'
import { atLeast, runTimeText, text } from './fields.ts'

/** Words of the replies that the studio sends to visitors who have written. */
export const repliesSchema = z.strictObject({
  subject: runTimeText('subject').describe(
    'Subject of a reply; {subject} is that of the visitor’s message.',
  ),
  subject_unnamed: text('Subject of a reply to a message without one.'),
  unnamed: text('Stands for {sender} where the visitor entered no name.'),
  quote: runTimeText('date', 'sender').describe(
    'Line above the visitor’s own words, which stand below each reply: {date}, {sender}.',
  ),
  templates: atLeast(0, 'Replies to begin with: a press puts one into the reply.', {
    name: text('Its name in the studio.'),
    paragraphs: z
      .array(runTimeText('sender', 'subject'))
      .min(1)
      .describe('Its paragraphs; {sender} and {subject} are the visitor’s.'),
  }),
})

export type Replies = z.infer<typeof repliesSchema>
