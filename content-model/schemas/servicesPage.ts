import * as z from 'zod'
import { pageSchema } from './page.ts'
import { serviceSchema } from './service.ts'
import { textSchema } from './text.ts'
import { titleSceneSchema } from './titleScene.ts'

const heading = textSchema.describe('Heading of the section.')

/** Page of all services. */
export const servicesPageSchema = pageSchema.extend({
  sections: z
    .strictObject({
      scene: titleSceneSchema.describe('Picture of the title bar.'),
      cards: z
        .strictObject({
          label: textSchema.describe('Small title beside the heading.'),
          heading,
          services: z.array(serviceSchema).length(4).describe('The four cards.'),
        })
        .describe('Cards.'),
      list: z
        .strictObject({
          label: textSchema.describe('Small title beside the heading.'),
          heading,
        })
        .describe('Every service page with its promise, in the order of the sidebar.'),
      call: z
        .strictObject({
          heading,
          text: textSchema.describe('What to do if none of them seems to fit.'),
        })
        .describe('Last band, which leads to the contact page.'),
    })
    .describe('Sections of the page.'),
})
