import * as z from 'zod'
import { actionSchema } from './action.ts'
import { altSchema } from './alt.ts'
import { pictureFileSchema } from './file.ts'
import { pageSchema } from './page.ts'
import { textSchema } from './text.ts'

const heading = textSchema.describe('Heading of the section.')
const label = textSchema.describe('Small title beside the heading.')

const heroSchema = z.strictObject({
  lead_in: textSchema.describe('Words before the changing phrase.'),
  phrases: z.array(textSchema).min(1).describe('Phrases that are typed one after the other.'),
  text: textSchema.describe('Sentence beside the headline.'),
  action: actionSchema.describe('Main button.'),
  watch: textSchema.describe('Control that opens the intro film.'),
  picture: pictureFileSchema.describe('Picture for wide screens, in content/pictures.'),
  picture_mobile: pictureFileSchema.describe('Picture for phones, in content/pictures.'),
  alt: altSchema,
})

const aboutSchema = z.strictObject({
  heading,
  text: textSchema.describe('Paragraph below the heading.'),
  action: actionSchema.describe('Button.'),
  cards: z
    .array(
      z.strictObject({
        title: textSchema.describe('Title of the card.'),
        text: textSchema.describe('Sentence on the card.'),
      }),
    )
    .length(2)
    .describe('The two feature cards.'),
})

/** Home page: the words of its sections, in the order in which they stand. */
export const homePageSchema = pageSchema.extend({
  sections: z
    .strictObject({
      partners: z.strictObject({ label }).describe('Logos above the hero and at the end.'),
      hero: heroSchema.describe('First screen.'),
      about: aboutSchema.describe('About block.'),
      services: z.strictObject({ label, heading }).describe('Service cards.'),
      portfolio: z
        .strictObject({ label, heading, action: actionSchema.describe('Button.') })
        .describe('Client sites.'),
      testimonials: z.strictObject({ heading }).describe('What clients say.'),
      pricing: z
        .strictObject({ heading, cta: textSchema.describe('Link of every plan.') })
        .describe('Plans.'),
      faq: z.strictObject({ heading }).describe('Questions.'),
      team: z.strictObject({ heading }).describe('Team.'),
      blog: z.strictObject({ heading }).describe('Latest articles.'),
    })
    .describe('Sections of the home page.'),
})

export type HomePage = z.infer<typeof homePageSchema>
