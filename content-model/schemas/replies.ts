import * as z from 'zod'
import { atLeast, runTimeText, text } from './fields.ts'

/** Words of the replies that the studio sends to visitors who have written. */
export const repliesSchema = z.strictObject({
  subject: runTimeText('subject').describe(
    'Subject of a reply; {subject} is the subject of the visitor’s message.',
  ),
  subject_unnamed: text('Subject of a reply to a message without a subject.'),
  unnamed: text('Replaces {sender} if the visitor entered no name.'),
  quote: runTimeText('date', 'sender').describe(
    'Line above the visitor’s message, which is quoted below each reply: {date}, {sender}.',
  ),
  templates: atLeast(0, 'Templates that can be inserted into a reply.', {
    name: text('Name of the template in the studio.'),
    paragraphs: z
      .array(runTimeText('sender', 'subject'))
      .min(1)
      .describe('Paragraphs; {sender} and {subject} are from the visitor’s message.'),
  }),
})

export type Replies = z.infer<typeof repliesSchema>
