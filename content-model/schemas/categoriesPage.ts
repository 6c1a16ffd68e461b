import * as z from 'zod'
import { laterPagesSchema } from './laterPages.ts'
import { pageSchema } from './page.ts'
import { titleSceneSchema } from './titleScene.ts'

/** Page of all articles by subject. The subjects themselves stand in the articles' heads. */
export const categoriesPageSchema = pageSchema.extend({
  sections: z
    .strictObject({
      scene: titleSceneSchema.describe('Picture of the title bar.'),
      later: laterPagesSchema.describe('Second and later pages of the list.'),
    })
    .describe('Words of the page.'),
})
