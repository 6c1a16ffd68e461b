import * as z from 'zod'
import { actionSchema } from './action.ts'
import { pathSchema } from './address.ts'
import { altSchema } from './alt.ts'
import { pictureFileSchema } from './file.ts'
import { pageSchema } from './page.ts'
import { fieldColourSchema } from './palette.ts'
import { textSchema } from './text.ts'
import { titleSceneSchema } from './titleScene.ts'

const heading = textSchema.describe('Heading of the section.')
const label = textSchema.describe('Small title beside the heading.')

const introSchema = z.strictObject({
  heading,
  text: z.array(textSchema).min(1).describe('Paragraphs below the heading.'),
  action: actionSchema.describe('Button.'),
  picture: pictureFileSchema.describe('Picture beside the words, in content/pictures.'),
  alt: altSchema,
  figures: z
    .array(
      z.strictObject({
        figure: textSchema.describe("Large figure with its sign, as '{clients}+'."),
        title: textSchema.describe('Words that belong to it.'),
      }),
    )
    .length(2)
    .describe('The two figures on the rail.'),
})

const servicesSchema = z.strictObject({
  label,
  heading,
  cta: textSchema.describe('Words at the foot of each card.'),
  path: pathSchema.describe('Page that all four cards lead to.'),
  cards: z
    .array(
      z.strictObject({
        title: textSchema.describe('Name of the service.'),
        text: textSchema.describe('One line about it.'),
        src: pictureFileSchema.describe('Picture in content/pictures.'),
        field: fieldColourSchema.describe('Colour of the card.'),
      }),
    )
    .length(4)
    .describe('The four service cards.'),
})

const stepsSchema = z.strictObject({
  label,
  heading,
  steps: z
    .array(
      z.strictObject({
        when: textSchema.describe('Time at which the step happens.'),
        title: textSchema.describe('Name of the step.'),
        text: textSchema.describe('What happens in it.'),
      }),
    )
    .min(2)
    .describe('Steps in their order.'),
})

const valuesSchema = z.strictObject({
  heading,
  values: z
    .array(
      z.strictObject({
        title: textSchema.describe('Promise in a few words.'),
        text: textSchema.describe('What it means in practice.'),
      }),
    )
    .min(2)
    .describe('What clients can hold the agency to.'),
})

/** About page: the words of its sections, in the order in which they stand. */
export const aboutPageSchema = pageSchema.extend({
  sections: z
    .strictObject({
      scene: titleSceneSchema.describe('Picture of the title bar.'),
      about: introSchema.describe('About block.'),
      services: servicesSchema.describe('Service cards.'),
      steps: stepsSchema.describe('How the agency works.'),
      values: valuesSchema.describe('What the agency promises.'),
      quote: z
        .strictObject({
          testimonial: textSchema
            .meta({ 'x-refers-to': 'testimonials' })
            .nullable()
            .describe('Name of the client who is quoted, as in content/testimonials; or null.'),
        })
        .describe('Quote of one client.'),
      team: z
        .strictObject({ heading, action: actionSchema.describe('Button beside the heading.') })
        .describe('First members of the team.'),
    })
    .describe('Sections of the about page.'),
})

export type AboutPage = z.infer<typeof aboutPageSchema>
