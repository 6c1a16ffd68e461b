import * as z from 'zod'
import { actionSchema } from './action.ts'
import { altSchema } from './alt.ts'
import { pictureFileSchema } from './file.ts'
import { pageSchema } from './page.ts'
import { textSchema } from './text.ts'

const heading = textSchema.describe('Heading of the section.')
const label = textSchema.describe('Small title beside the heading.')
const column = (what: string) => textSchema.describe(`Name of the column with ${what}.`)

const heroSchema = z.strictObject({
  lead_in: textSchema.describe('Words above the changing phrase.'),
  phrases: z
    .array(textSchema)
    .min(1)
    .describe('Phrases that are typed one after the other: the first word above, the rest below.'),
  text: textSchema.describe('Sentence below the headline.'),
  action: actionSchema.describe('Main button.'),
  watch: textSchema.describe('Control that opens the intro film.'),
})

const aboutSchema = z.strictObject({
  heading,
  text: textSchema.describe('Paragraph below the heading.'),
  action: actionSchema.describe('Button.'),
  picture: pictureFileSchema.describe('Picture beside the words, in content/pictures.'),
  alt: altSchema,
})

const pricingSchema = z.strictObject({
  heading,
  columns: z
    .strictObject({
      plan: column('the names of the plans'),
      details: column('what each plan is'),
      price: column('the prices in pounds'),
      time: column('how often each is paid'),
      start: column('the links'),
    })
    .describe('Head of the table.'),
  cta: textSchema.describe('Link of every plan.'),
  compare: actionSchema.describe('Link below the table.'),
})

/** Second home page: the words of its sections, in the order in which they stand. */
export const home2PageSchema = pageSchema.extend({
  sections: z
    .strictObject({
      hero: heroSchema.describe('First screen.'),
      services: z
        .strictObject({ heading: textSchema.describe('Heading for people who listen.') })
        .describe('Service rows.'),
      portfolio: z
        .strictObject({ label, heading, action: actionSchema.describe('Button.') })
        .describe('Client sites.'),
      about: aboutSchema.describe('About block.'),
      pricing: pricingSchema.describe('Plans as a table.'),
      testimonials: z.strictObject({ heading }).describe('What clients say.'),
      faq: z.strictObject({ heading }).describe('Questions.'),
      team: z.strictObject({ heading }).describe('Team.'),
      blog: z.strictObject({ heading }).describe('Latest articles.'),
      partners: z.strictObject({ label }).describe('Logos at the end.'),
    })
    .describe('Sections of the second home page.'),
})

export type Home2Page = z.infer<typeof home2PageSchema>
