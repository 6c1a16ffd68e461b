import * as z from 'zod'
import { actionSchema } from './action.ts'
import { altSchema } from './alt.ts'
import { pictureFileSchema } from './file.ts'
import { pageSchema } from './page.ts'
import { textSchema } from './text.ts'

/** A page that says one thing and offers one way on: not found, thank you. */
export const messagePageSchema = pageSchema.extend({
  sections: z
    .strictObject({
      text: textSchema.describe('Sentence below the heading.'),
      action: actionSchema.describe('Button.'),
      picture: pictureFileSchema.describe('Picture in content/pictures.'),
      alt: altSchema,
    })
    .describe('Words of the page.'),
})

export type MessagePage = z.infer<typeof messagePageSchema>
