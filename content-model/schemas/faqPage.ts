import * as z from 'zod'
import { actionSchema } from './action.ts'
import { pageSchema } from './page.ts'
import { textSchema } from './text.ts'
import { titleSceneSchema } from './titleScene.ts'

/** FAQ page. The questions themselves stand in faqs.yaml. */
export const faqPageSchema = pageSchema.extend({
  sections: z
    .strictObject({
      scene: titleSceneSchema.describe('Picture of the title bar.'),
      heading: textSchema.describe('Heading beside the questions.'),
      text: textSchema.describe('Sentence below the heading.'),
      ask: z
        .strictObject({
          heading: textSchema.describe('Heading for visitors whose question is not in the list.'),
          text: textSchema.describe('What they can do, and when they are answered.'),
          action: actionSchema.describe('Button.'),
        })
        .describe('The way on for a question that is not in the list.'),
    })
    .describe('Words of the FAQ page.'),
})

export type FaqPage = z.infer<typeof faqPageSchema>
