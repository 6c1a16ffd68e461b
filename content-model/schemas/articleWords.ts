import * as z from 'zod'
import { runTimeText, textSchema } from './text.ts'

/** Words around every article. */
export const articleWordsSchema = z.strictObject({
  reading_time: runTimeText('minutes').describe('How long reading takes: {minutes}.'),
  share: z
    .strictObject({
      heading: textSchema.describe('Words before the links.'),
      email: textSchema.describe('Link that opens an email.'),
      linkedin: textSchema.describe('Link to LinkedIn.'),
      x: textSchema.describe('Link to X.'),
    })
    .describe('Links by which a reader passes the article on.'),
  neighbours: z
    .strictObject({
      label: textSchema.describe('Name of the two links, for people who do not see them.'),
      previous: textSchema.describe('Word above the article that was published before.'),
      next: textSchema.describe('Word above the article that was published after.'),
    })
    .describe('Links to the articles before and after this one.'),
  comments: runTimeText('count').describe('Heading of the comments; {count} is their number.'),
})

export type ArticleWords = z.infer<typeof articleWordsSchema>
