import * as z from 'zod'
import { articleWordsSchema } from './articleWords.ts'
import { laterPagesSchema } from './laterPages.ts'
import { pageSchema } from './page.ts'
import { runTimeText, textSchema } from './text.ts'
import { titleSceneSchema } from './titleScene.ts'

/** Blog page, with the words that every list of articles and every article share. */
export const blogPageSchema = pageSchema.extend({
  sections: z
    .strictObject({
      scene: titleSceneSchema.describe('Picture of the title bar.'),
      heading: textSchema.describe('Heading of the list, for people who do not see it.'),
      later: laterPagesSchema.describe('Second and later pages of the list.'),
      paging: z
        .strictObject({
          label: textSchema.describe('Name of the links below a long list.'),
          newer: textSchema.describe('Link to the page before.'),
          older: textSchema.describe('Link to the page after.'),
          place: runTimeText('page', 'pages').describe('Where one is: {page} of {pages}.'),
        })
        .describe('Links below lists of more than 24 articles.'),
      article: articleWordsSchema.describe('Words around every article.'),
      feed: textSchema.describe('Name of the feed, which news readers show.'),
    })
    .describe('Words of the blog.'),
})
