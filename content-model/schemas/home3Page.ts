import * as z from 'zod'
import { actionSchema } from './action.ts'
import { pathSchema } from './address.ts'
import { altSchema } from './alt.ts'
import { pictureFileSchema } from './file.ts'
import { lineDrawingSchema } from './lineDrawing.ts'
import { pageSchema } from './page.ts'
import { textSchema } from './text.ts'

const heading = textSchema.describe('Heading of the section.')
const label = textSchema.describe('Small title beside the heading.')

const bannerSchema = z.strictObject({
  text: textSchema.describe('Sentence below the main heading.'),
  action: actionSchema.describe('Main button.'),
  watch: textSchema.describe('Control that opens the intro film.'),
  picture: pictureFileSchema.describe('Picture on night ground, in content/pictures.'),
  alt: altSchema,
})

const featureSchema = z.strictObject({
  drawing: lineDrawingSchema,
  title: textSchema.describe('Title of the card.'),
  text: textSchema.describe('Sentence on the card.'),
})

const linkCardsSchema = z.strictObject({
  label,
  heading,
  cta: textSchema.describe('Link of every card.'),
  cards: z
    .array(featureSchema.extend({ path: pathSchema.describe('Address of the page it leads to.') }))
    .min(1)
    .describe('Cards, three a row.'),
})

/** Security home page: the words of its sections, in the order in which they stand. */
export const home3PageSchema = pageSchema.extend({
  sections: z
    .strictObject({
      banner: bannerSchema.describe('First screen.'),
      what_we_do: linkCardsSchema.describe('What we do.'),
      about: z
        .strictObject({
          label,
          heading,
          text: textSchema.describe('Paragraph below the heading.'),
          cards: z.array(featureSchema).length(4).describe('The four feature cards.'),
        })
        .describe('About block.'),
      services: linkCardsSchema.describe('Security services.'),
      why: z
        .strictObject({
          heading,
          points: z.array(textSchema).min(1).describe('Reasons, one a line.'),
          action: actionSchema.describe('Button.'),
        })
        .describe('Reasons to choose us.'),
      pricing: z
        .strictObject({ heading, cta: textSchema.describe('Link of every plan.') })
        .describe('Plans.'),
      blog: z.strictObject({ heading }).describe('Latest articles.'),
      partners: z
        .strictObject({ heading, label: textSchema.describe('Name of the row of logos.') })
        .describe('Logos at the end.'),
    })
    .describe('Sections of the security home page.'),
})

export type Home3Page = z.infer<typeof home3PageSchema>
