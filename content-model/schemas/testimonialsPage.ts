import * as z from 'zod'
import { actionSchema } from './action.ts'
import { pageSchema } from './page.ts'
import { textSchema } from './text.ts'
import { titleSceneSchema } from './titleScene.ts'

/** Testimonials page. What clients say stands in content/testimonials. */
export const testimonialsPageSchema = pageSchema.extend({
  sections: z
    .strictObject({
      scene: titleSceneSchema.describe('Picture of the title bar.'),
      heading: textSchema.describe('Heading above the cards.'),
      text: textSchema.describe('Sentence beside the heading.'),
      reference: z
        .strictObject({
          heading: textSchema.describe('Heading of the panel.'),
          text: textSchema.describe('How a visitor may speak to a client.'),
          action: actionSchema.describe('Button.'),
        })
        .describe('Panel below the cards.'),
    })
    .describe('Words of the testimonials page.'),
})

export type TestimonialsPage = z.infer<typeof testimonialsPageSchema>
